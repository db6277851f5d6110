import type {CorePage} from './core/core';
import {normalizeText} from './normalize';
import type {PageRecord, SearchDocument} from './types';

/** Group of pages that stand in no sidebar group (SEARCH-22). */
export const DEFAULT_GROUP = 'Documentation';

function toLines(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(toLines);
  }
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/**
 * Search document of a page record (ENTITY-07).
 * @param id Defaults to the route path, which is unique inside one locale and version.
 */
export function createSearchDocument(record: PageRecord, id: string = record.routePath): SearchDocument {
  const {title, content, toc, routePath, frontmatter} = record;
  return {
    id,
    title,
    content,
    toc,
    routePath,
    domain: record.domain ?? '',
    group: record.group ?? DEFAULT_GROUP,
    keywords: [...toLines(frontmatter.description), ...toLines(frontmatter.keywords)].join('\n'),
    normalizedTitle: normalizeText(title),
    headers: toc.map(({text}) => text),
    normalizedContent: normalizeText(content),
  };
}

/** Search document of a page whose text is not here. */
export function createCoreDocument({title, routePath, domain, group, keywords, toc}: CorePage): SearchDocument {
  return {
    id: routePath,
    title,
    content: '',
    toc,
    routePath,
    domain,
    group: group ?? DEFAULT_GROUP,
    keywords,
    normalizedTitle: normalizeText(title),
    headers: toc.map(({text}) => text),
    normalizedContent: '',
  };
}

/** The document with a paragraph more at its end. */
export function extendDocument(document: SearchDocument, text: string): SearchDocument {
  const content = `${document.content}\n\n${text}`;
  return {...document, content, normalizedContent: normalizeText(content)};
}
