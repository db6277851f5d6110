import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  findElement,
  hasClass,
  parseHtml,
  toMarkdown,
  type DocumentGroup,
  type PageDocument,
} from '../../../lib/markdown';
import {toMarkdownPath} from '../../../lib/url';
import type {BuildCache} from '../../../server/cache/buildCache';
import type {DocGroup, DocsVersion} from '../../../server/content/listGroups';

export type PagesContext = {
  readonly outDir: string;
  /** Base path of the locale, with both slashes. */
  readonly baseUrl: string;
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  /** Between a name and what is said of it, in the language of the locale, with its space. Default `: `. */
  readonly colon?: string;
  readonly mark?: string;
  /** Names in the style sheets by the short names that the build gave them. */
  readonly localNames?: ReadonlyMap<string, string>;
  /** Texts of earlier builds, by a hash of all that makes them. */
  readonly keptTexts?: Pick<BuildCache<string>, 'get' | 'set'>;
};

type Doc = DocGroup['docs'][number];

/** The element that holds the text of a doc. */
const CONTENT = 'theme-doc-markdown';

/** Hash of what the text of every page depends on, beside its own markup. */
function hashContext(
  markdownPaths: ReadonlyMap<string, string>,
  {origin, colon, mark, localNames}: PagesContext,
): string {
  return createHash('sha256')
    .update(JSON.stringify([origin, colon, mark, [...markdownPaths], [...(localNames ?? [])]]))
    .digest('hex');
}

function readBody(
  doc: Doc,
  resolve: (address: string) => string,
  {outDir, baseUrl, colon, mark, localNames, keptTexts}: PagesContext,
  contextHash: string,
): string | undefined {
  const file = path.join(outDir, decodeURI(doc.permalink.slice(baseUrl.length)), 'index.html');
  if (!existsSync(file)) {
    return undefined;
  }
  const html = readFileSync(file, 'utf8');
  // Bars and menus are not worth a tree.
  const start = html.lastIndexOf('<', html.indexOf(CONTENT));
  const end = html.indexOf('</article>', start);
  const article = html.slice(Math.max(start, 0), end === -1 ? html.length : end);
  const key = createHash('sha256').update(`${contextHash} ${doc.permalink} `).update(article).digest('hex');
  const known = keptTexts?.get(key);
  if (known !== undefined) {
    return known;
  }
  const content = findElement(parseHtml(article, localNames), (element) => hasClass(element, CONTENT));
  if (content === undefined) {
    return undefined;
  }
  // The title has its own line.
  const text = toMarkdown(content, {resolve, colon, mark}).replace(/^# .*\n+/, '');
  keptTexts?.set(key, text);
  return text;
}

/** Makes addresses complete; those of docs lead to their Markdown texts. */
function createResolve(
  doc: Doc,
  markdownPaths: ReadonlyMap<string, string>,
  {origin}: PagesContext,
): (address: string) => string {
  return (address) => {
    const url = new URL(address, origin + doc.permalink);
    const twin = url.origin === origin ? markdownPaths.get(decodeURI(url.pathname).replace(/(.)\/$/, '$1')) : undefined;
    return twin === undefined ? url.href : origin + twin + url.hash;
  };
}

/** The docs of all versions as they were built, as Markdown texts. */
export function createPages(
  versions: readonly DocsVersion[],
  context: PagesContext,
): ReadonlyMap<DocsVersion, DocumentGroup[]> {
  const {baseUrl, origin} = context;
  const docs = versions.flatMap(({groups}) => groups.flatMap((group) => group.docs));
  const markdownPaths = new Map(
    docs.map(({permalink}) => [decodeURI(permalink).replace(/(.)\/$/, '$1'), toMarkdownPath(permalink, baseUrl)]),
  );
  const contextHash = hashContext(markdownPaths, context);
  const toPage = (doc: Doc): PageDocument[] => {
    const body = readBody(doc, createResolve(doc, markdownPaths, context), context, contextHash);
    return body === undefined
      ? []
      : [
          {
            title: doc.title,
            description: doc.description,
            url: origin + doc.permalink,
            markdownUrl: origin + toMarkdownPath(doc.permalink, baseUrl),
            body,
          },
        ];
  };
  return new Map(
    versions.map((version) => [
      version,
      version.groups.map((group) => ({title: group.title, pages: group.docs.flatMap(toPage)})),
    ]),
  );
}
