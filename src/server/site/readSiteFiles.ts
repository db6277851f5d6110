import {Joi} from '@docusaurus/utils-validation';
import type {CurrentVersion} from '../../lib/site/docsVersions';
import type {LocaleConfig} from '../../lib/site/types';
import {isVersionName} from '../../lib/site/versionName';
import {readJson} from '../files/readJson';
import {assertValid} from '../validate/assertValid';
import {format} from '../validate/rules';
import {localesSchema} from './localesSchema';

/** The languages of the site, inside the site folder. */
export const LOCALES_FILE = 'src/lib/site/locales.json';
/** What the docs in `docs/` are about, inside the site folder. */
export const CURRENT_VERSION_FILE = 'src/lib/site/currentVersion.json';

const currentVersionSchema = Joi.object<CurrentVersion>({
  label: format('version name such as 1.x', isVersionName).required(),
  isReleased: Joi.boolean().required(),
});

/**
 * The languages of the site as they are on disk now, the default one first. Throws when the file is no JSON or an entry is bad.
 */
export function readLocales(siteDir: string): LocaleConfig[] {
  const schema = Joi.object<{locales: LocaleConfig[]}>({locales: localesSchema.required()});
  return assertValid({locales: readJson(siteDir, LOCALES_FILE)}, schema, LOCALES_FILE).locales;
}

/** What the site says about the docs in `docs/`, as it is on disk now. Throws when the file is no JSON or an entry is bad. */
export function readCurrentVersion(siteDir: string): CurrentVersion {
  const schema = Joi.object<{currentVersion: CurrentVersion}>({currentVersion: currentVersionSchema.required()});
  const content = {currentVersion: readJson(siteDir, CURRENT_VERSION_FILE)};
  return assertValid(content, schema, CURRENT_VERSION_FILE).currentVersion;
}
