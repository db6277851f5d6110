import type {BuiltPage, Redirect} from '@site/src/lib/addresses';

/** An entry of `redirects.json`. */
export function createRedirect(from: string, to: string, locale?: string): Redirect {
  return {from, to, since: '2026-01-01', reason: 'moved', ...(locale === undefined ? {} : {locale})};
}

/** A page with headings of these ids. */
export function createPage(path: string, ...ids: string[]): BuiltPage {
  return {path, title: '', source: '', anchors: ids.map((id) => ({id, text: ''}))};
}
