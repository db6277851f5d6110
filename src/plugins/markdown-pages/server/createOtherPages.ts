import {readFileSync} from 'node:fs';
import {findElement, parseHtml, textOf, toMarkdown, type PageDocument} from '../../../lib/markdown';
import {decodeEntities} from '../../../lib/text/decodeEntities';
import {getAttribute, scanTags} from '../../../lib/text/scanTags';
import {toMarkdownPath} from '../../../lib/url';
import type {DocsVersion} from '../../../server/content/listGroups';
import {findPageFile} from '../../../server/files/findPageFile';
import type {PagesContext} from './createPages';
import {createResolve, listMarkdownPaths, toKey, toUrl} from './markdownPaths';
import {withoutTitle} from './withoutTitle';

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

/**
 * The pages at `routes` that are no docs and name a Markdown text in their head, such as the home page, as such texts. Throws at one
 * without a title, which would leave its head with an address of nothing.
 */
export function createOtherPages(
  routes: readonly string[],
  versions: readonly DocsVersion[],
  context: PagesContext,
): PageDocument[] {
  const {outDir, baseUrl, colon, mark, localNames} = context;
  const markdownPaths = listMarkdownPaths(versions, context);
  return routes.flatMap((route) => {
    const file = markdownPaths.has(toKey(route)) ? undefined : findPageFile(route, {outDir, baseUrl});
    const html = file === undefined ? '' : readFileSync(file, 'utf8');
    const {hasText, description} = readHead(html);
    if (!hasText) {
      return [];
    }
    const content = findElement(parseHtml(html, localNames), ({name}) => name === 'main');
    const heading = content && findElement(content, ({name}) => name === 'h1');
    if (content === undefined || heading === undefined) {
      throw new Error(
        `markdown-pages: the page ${route} names a Markdown text, and has no <main> with an <h1> to make it of.`,
      );
    }
    const resolve = createResolve(route, markdownPaths, context);
    return [
      {
        title: textOf(heading).trim(),
        description,
        url: toUrl(route, context),
        markdownUrl: toUrl(toMarkdownPath(route, baseUrl), context),
        body: withoutTitle(toMarkdown(content, {resolve, colon, mark})),
      },
    ];
  });
}
