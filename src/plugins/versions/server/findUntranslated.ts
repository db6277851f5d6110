import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {I18n} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {pageKey} from '../../../lib/versions';
import {getTranslatedFolder} from '../../../server/content/docsFolders';
import {toVersionName} from '../../../server/content/versions';
import {pathOf} from './readVersions';
import type {VersionsData} from '../types';

export type FindUntranslatedParams = {
  readonly siteDir: string;
  readonly i18n: I18n;
  readonly versions: readonly LoadedVersion[];
};

/** The page keys that a locale has no own text for, by language and version; languages and versions with none are left out. */
export function findUntranslated({siteDir, i18n, versions}: FindUntranslatedParams): VersionsData['untranslated'] {
  const languages = i18n.locales.filter((lang) => lang !== i18n.defaultLocale);
  const found = languages.map((lang) => {
    const byVersion = versions.map((version) => {
      const folders = [version.contentPath, version.contentPathLocalized]
        .filter((folder) => folder !== undefined)
        .map((folder) => `${aliasedSitePath(folder, siteDir)}/`);
      const keys = version.docs
        .filter(({source}) => {
          const folder = folders.find((candidate) => source.startsWith(candidate)) ?? '';
          const file = path.join(siteDir, getTranslatedFolder(lang, version.versionName), source.slice(folder.length));
          return !existsSync(file);
        })
        .map(({permalink}) => pageKey(pathOf(permalink, version)));
      return [toVersionName(version), keys.sort()] as const;
    });
    return [lang, Object.fromEntries(byVersion.filter(([, keys]) => keys.length > 0))] as const;
  });
  return Object.fromEntries(found.filter(([, byVersion]) => Object.keys(byVersion).length > 0));
}
