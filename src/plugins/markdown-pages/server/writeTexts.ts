import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  formatFull,
  formatIndex,
  formatPage,
  type DocumentSet,
  type DocumentTexts,
  type PageDocument,
} from '../../../lib/markdown';
import type {createPages, PagesContext} from './createPages';

export type TextsContext = PagesContext & {
  readonly siteTitle: string;
  /** One sentence about the site in the language of the locale. */
  readonly summary: string;
  readonly texts: DocumentTexts;
  /** Other locales: their names and base paths. */
  readonly otherLocales: readonly {readonly label: string; readonly baseUrl: string}[];
};

const INDEX_FILE = 'llms.txt';
const FULL_FILE = 'llms-full.txt';

/**
 * Writes the Markdown text of each doc, and for each version the list of them and all of them in one. Texts of pages that are no docs
 * end with these lists.
 */
export function writeTexts(
  pages: ReturnType<typeof createPages>,
  otherPages: readonly PageDocument[],
  context: TextsContext,
): void {
  const {outDir, baseUrl, origin, siteTitle, summary, texts, otherLocales} = context;
  const write = (address: string, text: string): void => {
    const file = path.join(outDir, decodeURI(new URL(address).pathname).slice(baseUrl.length));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  const indexes = [...pages.keys()].map((version) => ({
    version,
    label: `${siteTitle} ${version.label}`,
    url: origin + version.path + INDEX_FILE,
  }));
  const lists = indexes.map(({label, url}) => `- [${label}](${url})`).join('\n');
  for (const page of otherPages) {
    write(
      page.markdownUrl,
      formatPage({...page, body: `${page.body.trim()}\n\n## ${texts.more}\n\n${lists}`}, siteTitle),
    );
  }
  for (const [version, groups] of pages) {
    const place = origin + version.path;
    const set: DocumentSet = {
      title: `${siteTitle} ${version.label}`,
      summary,
      groups,
      others: [
        ...indexes.filter((index) => index.version !== version),
        ...otherLocales.map(({label, baseUrl: base}) => ({
          label,
          url: origin + base + version.path.slice(baseUrl.length) + INDEX_FILE,
        })),
      ],
      fullUrl: place + FULL_FILE,
      texts,
    };
    write(place + INDEX_FILE, formatIndex(set));
    write(place + FULL_FILE, formatFull(set));
    for (const page of groups.flatMap((group) => group.pages)) {
      write(page.markdownUrl, formatPage(page, set.title));
    }
  }
}
