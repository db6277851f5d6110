import {isUtf8} from 'node:buffer';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {I18n, TranslationFileContent} from '@docusaurus/types';
import {CODE_TRANSLATIONS_FILE_NAME, getPluginI18nPath, posixPath} from '@docusaurus/utils';
import {parseJson} from '../../../server/files/readJson';
import type {NotFoundTexts} from '../types';
import {TRANSLATION_FILE} from './translations';

export type ReadStringsParams = {
  readonly siteDir: string;
  readonly i18n: I18n;
  readonly pluginName: string;
  readonly locale: string;
};

type LocaleParams = Pick<ReadStringsParams, 'siteDir' | 'i18n' | 'locale'>;

function getLocaleFolder({siteDir, i18n, locale}: LocaleParams): string {
  return path.resolve(siteDir, i18n.path, i18n.localeConfigs[locale].path);
}

async function readMessages(file: string, siteDir: string): Promise<TranslationFileContent> {
  const name = posixPath(path.relative(siteDir, file));
  let content: Buffer;
  try {
    content = await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return {};
    }
    throw new Error(`site-data: ${name} cannot be read: ${(error as Error).message}`, {cause: error});
  }
  if (!isUtf8(content)) {
    throw new Error(`site-data: ${name} is not UTF-8; save it in that encoding.`);
  }
  return parseJson(content.toString('utf8'), name) as TranslationFileContent;
}

/**
 * A locale's texts of the site data; empty when the locale has no file. Docusaurus hands a plugin the current locale's file
 * only, while the locale entries (ENTITY-10) carry the navigation of every locale.
 *
 * @throws {Error} that names the file, when it cannot be read, is not UTF-8 or is no JSON
 */
export async function readStrings({
  siteDir,
  i18n,
  pluginName,
  locale,
}: ReadStringsParams): Promise<TranslationFileContent> {
  const folder = getPluginI18nPath({localizationDir: getLocaleFolder({siteDir, i18n, locale}), pluginName});
  return readMessages(path.join(folder, `${TRANSLATION_FILE}.json`), siteDir);
}

/**
 * The words of the 404 page in a locale, from its messages of the code; undefined when one is not there.
 *
 * @throws {Error} as `readStrings`
 */
export async function readNotFoundTexts(params: LocaleParams): Promise<NotFoundTexts | undefined> {
  const messages = await readMessages(path.join(getLocaleFolder(params), CODE_TRANSLATIONS_FILE_NAME), params.siteDir);
  const title = messages['theme.NotFound.title']?.message;
  const home = messages['site.NotFound.home']?.message;
  const search = messages['site.NotFound.search']?.message;
  return title && home && search ? {title, home, search} : undefined;
}
