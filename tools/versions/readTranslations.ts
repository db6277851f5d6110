import {existsSync} from 'node:fs';
import path from 'node:path';
import {CURRENT_FOLDER, getTranslatedFolder, getTranslatedLabels, listLocales, listPages} from './versionFiles';

export type TranslationState = {
  readonly locale: string;
  readonly pages: number;
  readonly translated: number;
  /** Pages that are shown in English. */
  readonly missing: readonly string[];
};

/**
 * How far the translations of the current docs are. Throws when a language cannot be copied as it is: a translated page
 * without its English page, or no labels.
 */
export function readTranslations(siteDir: string): TranslationState[] {
  const pages = listPages(path.join(siteDir, CURRENT_FOLDER));
  return listLocales(siteDir).map((locale) => {
    const folder = getTranslatedFolder(locale, 'current');
    const translated = listPages(path.join(siteDir, folder));
    const orphans = translated.filter((page) => !pages.includes(page));
    if (orphans.length > 0) {
      throw new Error(
        `these translated pages have no English page; move or remove them first: ${orphans.map((page) => `${folder}/${page}`).join(', ')}`,
      );
    }
    const labels = getTranslatedLabels(locale, 'current');
    if (!existsSync(path.join(siteDir, labels))) {
      throw new Error(`${labels} is missing; run "npm run write-translations -- --locale ${locale}"`);
    }
    return {
      locale,
      pages: pages.length,
      translated: translated.length,
      missing: pages.filter((page) => !translated.includes(page)),
    };
  });
}
