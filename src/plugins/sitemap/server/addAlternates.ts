import {readFileSync} from 'node:fs';
import type {SitemapItem} from '@docusaurus/plugin-sitemap/lib/types';
import {findPageFile, type BuildPlace} from '../../../server/files/findPageFile';

type Alternate = {readonly lang: string; readonly url: string};

/** The addresses of a page in all languages that its head names, its own included. */
export function readAlternates(html: string): Alternate[] {
  return [...html.matchAll(/<link\b[^>]*\brel="?alternate"?[^>]*>/g)].flatMap(([tag]) => {
    const lang = /\bhreflang="?([^"\s>]+)/i.exec(tag)?.[1];
    const url = /\bhref="?([^"\s>]+)/.exec(tag)?.[1];
    return lang === undefined || url === undefined ? [] : [{lang, url}];
  });
}

/**
 * Adds to each entry what the page itself says of its other languages: what the head and the sitemap say is the same
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function addAlternates(items: readonly SitemapItem[], place: BuildPlace): SitemapItem[] {
  return items.map((item) => {
    const file = findPageFile(new URL(item.url).pathname, place);
    const links = file === undefined ? [] : readAlternates(readFileSync(file, 'utf8'));
    return links.length === 0 ? item : {...item, links};
  });
}
