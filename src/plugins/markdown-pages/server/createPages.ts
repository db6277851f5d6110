import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {
  findElement,
  hasClass,
  parseHtml,
  textOf,
  toMarkdown,
  type DocumentGroup,
  type PageDocument,
} from '../../../lib/markdown';
import {decodeEntities} from '../../../lib/text/decodeEntities';
import {getAttribute, scanTags} from '../../../lib/text/scanTags';
import {toMarkdownPath} from '../../../lib/url';
import type {BuildCache} from '../../../server/cache/buildCache';
import type {DocGroup, DocsVersion} from '../../../server/content/listGroups';
import {findPageFile, type BuildPlace} from '../../../server/files/findPageFile';

export type PagesContext = BuildPlace & {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  /** Between a name and what is said of it, in the language of the locale, with its space. Default `: `. */
  readonly colon?: string;
  /** A mark behind a name, such as "new", which stands for `{text}`. Default ` ({text})`. */
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

/** The title has its own line. */
function withoutTitle(text: string): string {
  return text.replace(/^# .*\n+/, '');
}

function readBody(
  doc: Doc,
  resolve: (address: string) => string,
  {outDir, baseUrl, colon, mark, localNames, keptTexts}: PagesContext,
  contextHash: string,
): string | undefined {
  const file = findPageFile(doc.permalink, {outDir, baseUrl});
  if (file === undefined) {
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
  const text = withoutTitle(toMarkdown(content, {resolve, colon, mark}));
  keptTexts?.set(key, text);
  return text;
}

/** A path as the Markdown texts are found by: readable, without a slash at its end. */
function toKey(pathname: string): string {
  return decodeURI(pathname).replace(/(.)\/$/, '$1');
}

/** Makes addresses on the page at `path` complete; those of pages with a Markdown text lead to it. */
function createResolve(
  path: string,
  markdownPaths: ReadonlyMap<string, string>,
  {origin}: PagesContext,
): (address: string) => string {
  return (address) => {
    const url = new URL(address, origin + path);
    const twin = url.origin === origin ? markdownPaths.get(toKey(url.pathname)) : undefined;
    return twin === undefined ? url.href : origin + twin + url.hash;
  };
}

/** Where the Markdown texts of docs are, by the keys of their paths. */
function listMarkdownPaths(versions: readonly DocsVersion[], baseUrl: string): ReadonlyMap<string, string> {
  const docs = versions.flatMap(({groups}) => groups.flatMap((group) => group.docs));
  return new Map(docs.map(({permalink}) => [toKey(permalink), toMarkdownPath(permalink, baseUrl)]));
}

/** The docs of all versions as they were built, as Markdown texts. */
export function createPages(
  versions: readonly DocsVersion[],
  context: PagesContext,
): ReadonlyMap<DocsVersion, DocumentGroup[]> {
  const {baseUrl, origin} = context;
  const markdownPaths = listMarkdownPaths(versions, baseUrl);
  const contextHash = hashContext(markdownPaths, context);
  const toPage = (doc: Doc): PageDocument[] => {
    const body = readBody(doc, createResolve(doc.permalink, markdownPaths, context), context, contextHash);
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

/** What the head of a page says of it: whether it names a Markdown text, and its description. */
function readHead(html: string): {readonly hasText: boolean; readonly description: string} {
  let hasText = false;
  let description = '';
  for (const {name, attributes} of scanTags(html.slice(0, html.indexOf('</head>')))) {
    hasText ||= name === 'link' && getAttribute(attributes, 'type') === 'text/markdown';
    if (name === 'meta' && getAttribute(attributes, 'name') === 'description') {
      description = decodeEntities(getAttribute(attributes, 'content') ?? '');
    }
  }
  return {hasText, description};
}

/** The pages at `routes` that are no docs and name a Markdown text in their head, such as the home page, as such texts. */
export function createOtherPages(
  routes: readonly string[],
  versions: readonly DocsVersion[],
  context: PagesContext,
): PageDocument[] {
  const {outDir, baseUrl, origin, colon, mark, localNames} = context;
  const markdownPaths = listMarkdownPaths(versions, baseUrl);
  return routes.flatMap((route) => {
    const file = markdownPaths.has(toKey(route)) ? undefined : findPageFile(route, {outDir, baseUrl});
    const html = file === undefined ? '' : readFileSync(file, 'utf8');
    const {hasText, description} = readHead(html);
    const content = hasText ? findElement(parseHtml(html, localNames), ({name}) => name === 'main') : undefined;
    const heading = content && findElement(content, ({name}) => name === 'h1');
    if (content === undefined || heading === undefined) {
      return [];
    }
    const resolve = createResolve(route, markdownPaths, context);
    return [
      {
        title: textOf(heading).trim(),
        description,
        url: origin + route,
        markdownUrl: origin + toMarkdownPath(route, baseUrl),
        body: withoutTitle(toMarkdown(content, {resolve, colon, mark})),
      },
    ];
  });
}
