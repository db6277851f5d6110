import type {Page} from '@playwright/test';

/** Elements whose text is the same in every language. */
const UNTRANSLATED = 'script, style, noscript, code, pre, kbd, samp, [translate="no"]';
const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

/**
 * Texts of the page that readers see or hear and that do not match `translated`, each with the place it stands at. Code, and
 * what is marked as another language, is left out; so is what has no letters. `untranslated` names what to leave out besides.
 */
export function findTexts(page: Page, translated: RegExp, besides = ''): Promise<string[]> {
  return page.evaluate(
    ({untranslated, attributes, source}) => {
      const pattern = new RegExp(source, 'u');
      const pageLang = document.documentElement.lang;
      const isForeign = (element: Element) =>
        element.closest(untranslated) !== null ||
        (element.closest('[lang]:not(html)')?.getAttribute('lang') ?? pageLang) !== pageLang;
      const isVisible = (element: Element) => element.checkVisibility({visibilityProperty: true});
      const name = (element: Element) => {
        const own = [...element.classList].at(0) ?? '';
        return `${element.parentElement?.tagName.toLowerCase() ?? ''} > ${element.tagName.toLowerCase()}.${own}`;
      };
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.nodeValue?.trim() ?? '';
        if (element && /\p{L}/u.test(text) && !isForeign(element) && isVisible(element) && !pattern.test(text)) {
          found.push(`${text} (${name(element)})`);
        }
      }
      for (const attribute of attributes) {
        for (const element of document.querySelectorAll(`[${attribute}]`)) {
          const text = element.getAttribute(attribute) ?? '';
          if (/\p{L}/u.test(text) && !isForeign(element) && isVisible(element) && !pattern.test(text)) {
            found.push(`${text} (${name(element)}[${attribute}])`);
          }
        }
      }
      return [...new Set(found)];
    },
    {
      untranslated: [UNTRANSLATED, besides].filter(Boolean).join(', '),
      attributes: ATTRIBUTES,
      source: translated.source,
    },
  );
}

/**
 * What does not fit the window: how far the page scrolls sideways and what sticks out, and controls whose text is cut off. What
 * scrolls inside its own box (code, tables, a row of tabs) fits.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => {
      const own = [...element.classList].at(0) ?? '';
      return `${element.tagName.toLowerCase()}.${own} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    };
    const scrolls = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') {
          return true;
        }
      }
      return false;
    };
    const isVisible = (element: Element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > width) {
      found.push(`the page is ${root.scrollWidth - width} px too wide`);
      for (const element of document.body.querySelectorAll('*')) {
        const box = element.getBoundingClientRect();
        if ((box.right > width + 1 || box.left < -1) && box.width > 0 && isVisible(element) && !scrolls(element)) {
          found.push(`sticks out to ${Math.round(box.left)}..${Math.round(box.right)} of ${width}: ${name(element)}`);
        }
      }
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, [role="tab"], [role="button"], summary, nav a',
    )) {
      const box = element.getBoundingClientRect();
      if (!isVisible(element) || box.width < 2 || box.height < 2) {
        continue;
      }
      const style = getComputedStyle(element);
      const isCut =
        (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isCut) {
        found.push(`its text is cut off: ${name(element)}`);
      } else if ((box.right > width + 1 || box.left < -1) && !scrolls(element)) {
        found.push(`a control outside the window, ${Math.round(box.left)}..${Math.round(box.right)}: ${name(element)}`);
      }
    }
    return found;
  });
}

/**
 * Notes every layout shift of the pages to come that the reader did not cause.
 * @returns Gives the scores of the shifts of the page so far.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const scores: number[] = [];
    Object.assign(window, {shifts: scores});
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput} of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!hadRecentInput) {
          scores.push(value);
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
}
