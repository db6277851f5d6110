import {ThemeClassNames} from '@docusaurus/theme-common';
import {normalizeText, normalizeWithMap, toOriginalRange} from '@site/src/lib/search/normalize';
import {findMatches, type Pattern} from '@site/src/lib/search/patterns';
import {CONTENT_COMPLETE_EVENT} from '@site/src/lib/ui/events';
import './highlight.css';

const NAME = 'site-search';
/** More marks help nobody. */
const MAX_MARKS = 200;

// As the dialog marks them: short terms as whole words, not inside others.
function findRanges(root: Element, terms: readonly string[], begins: boolean): Range[] {
  const patterns = terms.map((text, group): Pattern => ({text, group, importance: 1, separated: null, begins}));
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null && ranges.length < MAX_MARKS; node = walker.nextNode()) {
    const normalized = normalizeWithMap(node.nodeValue ?? '');
    for (const match of findMatches(normalized.text, patterns)) {
      const {start, end} = toOriginalRange(normalized, match.start, match.end);
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
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
    const find = (begins: boolean): Range[] => (root === null ? [] : findRanges(root, normalized, begins));
    const words = find(false);
    // Two letters may have been found at the beginning of words alone.
    CSS.highlights.set(NAME, new Highlight(...(words.length > 0 ? words : find(true))));
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
