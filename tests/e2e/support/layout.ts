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

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/**
 * Notes every layout shift of the pages to come that the reader did not cause.
 * @returns Gives the shifts of the page so far: the score of each, and what moved from where to where.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    const place = ({x, y, width, height}: DOMRectReadOnly): string => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput, sources} of list.getEntries() as Shift[]) {
        if (!hadRecentInput) {
          const moved = sources.map(
            ({node, previousRect, currentRect}) =>
              `"${node?.textContent?.slice(0, 40) ?? ''}" ${place(previousRect)} -> ${place(currentRect)}`,
          );
          shifts.push([value, ...moved].join('; '));
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
}
