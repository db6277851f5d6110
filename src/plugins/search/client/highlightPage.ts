import {ThemeClassNames} from '@docusaurus/theme-common';
import {normalizeText} from '@site/src/lib/search/normalize';
import './highlight.css';

const NAME = 'site-search';
/** More marks help nobody. */
const MAX_MARKS = 200;

function findRanges(root: Element, terms: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null && ranges.length < MAX_MARKS; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const normalized = normalizeText(text);
    // Where normalising changed the length, places in it are none in the text: such a node stays unmarked.
    for (const term of normalized.length === text.length ? terms : []) {
      for (let at = normalized.indexOf(term); at >= 0; at = normalized.indexOf(term, at + term.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + term.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

function clear(): void {
  CSS.highlights.delete(NAME);
}

/**
 * Marks the terms in the page's text, without a change to its elements; Escape takes the marks away. Does nothing in browsers
 * without the CSS Custom Highlight API. No terms: takes away what is marked.
 */
export function highlightPage(terms: readonly string[]): void {
  if (typeof Highlight === 'undefined' || CSS.highlights === undefined) {
    return;
  }
  clear();
  // The text of a doc, without its outline and breadcrumbs; other pages have only `main`.
  const root = document.querySelector(`.${ThemeClassNames.docs.docMarkdown}`) ?? document.querySelector('main');
  const normalized = [...new Set(terms.map(normalizeText))].filter((term) => term !== '');
  if (root === null || normalized.length === 0) {
    return;
  }
  CSS.highlights.set(NAME, new Highlight(...findRanges(root, normalized)));
  const handleKeyDown = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') {
      clear();
      document.removeEventListener('keydown', handleKeyDown);
    }
  };
  document.addEventListener('keydown', handleKeyDown);
}
