import type {TranslationFile} from '@docusaurus/types';
import type {DocumentTexts} from '../../../lib/markdown';

/** File name below `i18n/<locale>/site-markdown-pages/`, without extension. */
const TRANSLATION_FILE = 'texts';

const TEXTS: Readonly<Record<keyof DocumentTexts, {readonly message: string; readonly description: string}>> = {
  colon: {message: ': ', description: 'Markdown texts: between a name and what is said of it, with its space'},
  mark: {message: ' ({text})', description: 'Markdown texts: a mark behind a name, such as "new", with its space'},
  all: {message: 'All pages in one file', description: 'llms.txt: link to the file with the text of all pages'},
  more: {message: 'More pages', description: 'llms.txt: heading of the pages that stand in no group of the sidebar'},
};

/** The English texts, for translators. */
export function createTranslationFiles(): TranslationFile[] {
  return [{path: TRANSLATION_FILE, content: TEXTS}];
}

/** The texts of a translated file; English ones for those that it does not have. */
export function readTexts(file?: TranslationFile): DocumentTexts {
  return Object.fromEntries(
    Object.entries(TEXTS).map(([id, {message}]) => [id, file?.content[id]?.message ?? message]),
  ) as DocumentTexts;
}
