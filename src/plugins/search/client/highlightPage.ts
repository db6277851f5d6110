import {ThemeClassNames} from '@docusaurus/theme-common';
import {normalizeText} from '@site/src/lib/search/normalize';
import {CONTENT_COMPLETE_EVENT} from '@site/src/lib/ui/events';
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

/** Takes the marks away, with what waits for a reason to change them. */
let clear = (): void => undefined;

/**
 * Marks the terms in the page's text, without a change to its elements; Escape takes the marks away. What follows of a long page is
 * marked when it has come. Does nothing in browsers without the CSS Custom Highlight API. No terms: takes away what is marked.
 */
export function highlightPage(terms: readonly string[]): void {
  if (typeof Highlight === 'undefined' || CSS.highlights === undefined) {
    return;
  }
  clear();
  const normalized = [...new Set(terms.map(normalizeText))].filter((term) => term !== '');
  if (normalized.length === 0) {
    return;
  }
  const mark = (): void => {
    // The text of a doc, without its outline and breadcrumbs; other pages have only `main`.
    const root = document.querySelector(`.${ThemeClassNames.docs.docMarkdown}`) ?? document.querySelector('main');
    CSS.highlights.set(NAME, new Highlight(...(root === null ? [] : findRanges(root, normalized))));
  };
  const handleKeyDown = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') {
      clear();
    }
  };
  clear = () => {
    CSS.highlights.delete(NAME);
    document.removeEventListener('keydown', handleKeyDown);
    window.removeEventListener(CONTENT_COMPLETE_EVENT, mark);
    clear = () => undefined;
  };
  mark();
  document.addEventListener('keydown', handleKeyDown);
  window.addEventListener(CONTENT_COMPLETE_EVENT, mark);
}
