import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {I18n, TranslationFileContent} from '@docusaurus/types';
import {getPluginI18nPath} from '@docusaurus/utils';
import {TRANSLATION_FILE} from './translations';

export type ReadStringsParams = {
  readonly siteDir: string;
  readonly i18n: I18n;
  readonly pluginName: string;
  readonly locale: string;
};

/**
 * A locale's texts of the site data; empty when the locale has no file. Docusaurus hands a plugin the current locale's file
 * only, while the locale entries (ENTITY-10) carry the navigation of every locale.
 */
export async function readStrings({
  siteDir,
  i18n,
  pluginName,
  locale,
}: ReadStringsParams): Promise<TranslationFileContent> {
  const localizationDir = path.resolve(siteDir, i18n.path, i18n.localeConfigs[locale].path);
  const folder = getPluginI18nPath({localizationDir, pluginName});
  try {
    return JSON.parse(await readFile(path.join(folder, `${TRANSLATION_FILE}.json`), 'utf8')) as TranslationFileContent;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return {};
    }
    throw new Error(`site-data: cannot read the ${TRANSLATION_FILE}.json of locale "${locale}".`, {cause: error});
  }
}
