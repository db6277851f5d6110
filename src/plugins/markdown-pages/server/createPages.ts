import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
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
import {findPageFile, type BuildPlace} from '../../../server/files/findPageFile';
import {createResolve, listMarkdownPaths, toUrl} from './markdownPaths';
import {withoutTitle} from './withoutTitle';

export type PagesContext = BuildPlace & {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  /** Base paths of the other languages, whose texts links lead to as well. */
  readonly otherBaseUrls?: readonly string[];
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
  // Bars and menus are not worth a tree. The text may have articles of its own.
  const start = html.lastIndexOf('<', html.indexOf(CONTENT));
  const end = html.lastIndexOf('</article>');
  const article = html.slice(Math.max(start, 0), end < start ? html.length : end);
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

/** The docs of all versions as they were built, as Markdown texts. */
export function createPages(
  versions: readonly DocsVersion[],
  context: PagesContext,
): ReadonlyMap<DocsVersion, DocumentGroup[]> {
  const {baseUrl} = context;
  const markdownPaths = listMarkdownPaths(versions, context);
  const contextHash = hashContext(markdownPaths, context);
  const toPage = (doc: Doc): PageDocument[] => {
    const body = readBody(doc, createResolve(doc.permalink, markdownPaths, context), context, contextHash);
    return body === undefined
      ? []
      : [
          {
            title: doc.title,
            description: doc.description,
            url: toUrl(doc.permalink, context),
            markdownUrl: toUrl(toMarkdownPath(doc.permalink, baseUrl), context),
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
