import type {SearchHit} from '@site/src/lib/search';

/** The words of a hit that matched, as they stand in the page. */
export function getTerms(hit: SearchHit): string[] {
  const text = hit.type === 'content' ? hit.statement : hit.type === 'header' ? hit.header : hit.title;
  return [...new Set(hit.highlightInfoList.map(({start, length}) => text.slice(start, start + length)))].filter(
    (term) => term.trim() !== '',
  );
}
