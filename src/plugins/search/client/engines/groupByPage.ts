import {DEFAULT_GROUP} from '@site/src/lib/search/document';
import type {PageHits, SearchHit} from '@site/src/lib/search';

/** A hit of a foreign engine; `page` tells which hits belong together. */
export type ForeignHit = {readonly page: string; readonly hit: SearchHit};

/** Hits asked for each page that is shown: an engine that ranks sections has several of one page among the first. */
export const HITS_PER_PAGE = 4;

/** Hits in ranked order, gathered under their pages; the first `limit` pages stay (SEARCH-14). */
export function groupByPage(hits: readonly ForeignHit[], limit: number): PageHits[] {
  const pages = new Map<string, PageHits>();
  for (const {page, hit} of hits) {
    const known = pages.get(page);
    if (known === undefined) {
      const {title, link, group} = hit;
      pages.set(page, {id: page, title, link, group: group || DEFAULT_GROUP, score: -pages.size, hits: [hit]});
    } else {
      known.hits.push(hit);
    }
  }
  return [...pages.values()].slice(0, limit);
}

/** Text with the markers of a foreign engine, as plain text and ranges. */
export function readMarkers(
  text: string,
  open: string,
  close: string,
): {text: string; highlightInfoList: {start: number; length: number}[]} {
  let plain = '';
  let start = -1;
  const highlightInfoList: {start: number; length: number}[] = [];
  for (const part of text.split(new RegExp(`(${open}|${close})`, 'u'))) {
    if (part === open) {
      start = plain.length;
    } else if (part === close && start >= 0) {
      highlightInfoList.push({start, length: plain.length - start});
      start = -1;
    } else if (part !== close) {
      plain += part;
    }
  }
  return {text: plain, highlightInfoList};
}
