import type {Page} from '@playwright/test';
import {getSearchBox, searchFor, SHORTCUT} from './support/search';
import {expect, goto, test} from './support/test';

const DOC = '/guide/start/quick-start';
const KINDS: Readonly<Record<string, {address: string; open?: (page: Page, width: number) => Promise<void>}>> = {
  'the home page': {address: '/'},
  'a doc page': {address: DOC},
  'an option page': {address: '/config/lib/dts'},
  'an overview page': {address: '/config/'},
  'an old page': {address: '/0.x/config/lib/dts'},
  'the 404 page': {address: '/no/such/page'},
  'the search': {
    address: DOC,
    open: async (page) => {
      await page.keyboard.press(SHORTCUT);
      await searchFor(getSearchBox(page), 'format');
    },
  },
  'the menus': {
    address: DOC,
    open: async (page, width) => {
      await page
        .getByRole('button', {name: width < 768 ? 'Main menu' : 'Related tools'})
        .first()
        .click();
      await page
        .getByRole('link', {name: width < 768 ? 'Config' : /^Rsdoctor/})
        .filter({visible: true})
        .first()
        .waitFor();
    },
  },
};

/** Every visible control that is smaller than 24 × 24 CSS pixels, running text aside (WCAG 2.5.8). */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role="button"], [tabindex="0"]';
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') {
        return false;
      }
      const block = element.closest('p, li, td, th, dd, dt, figcaption, summary, h1, h2, h3, h4, h5, h6, div');
      const own = element.textContent?.trim() ?? '';
      return (block?.textContent?.trim() ?? '') !== own;
    };
    const dialog = document.querySelector('[role="dialog"]');
    return (
      [...document.querySelectorAll(controls)]
        .filter((element) => dialog === null || dialog.contains(element))
        .filter(
          (element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !isInText(element),
        )
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        // Out of sight until it has the focus, such as the skip link; scroll areas that take the keyboard are large.
        .filter(({box}) => box.width > 1 && box.height > 1 && box.bottom > 0)
        .filter(({box}) => box.width < 23.9 || box.height < 23.9)
        .map(({element, box}) => {
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
          return `${element.tagName.toLowerCase()}.${[...element.classList].at(0) ?? ''} "${name}": ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
        })
    );
  });
}

/** Every kind of control that looks the same with the keyboard's focus and without it (WCAG 2.4.7). */
async function findHiddenFocus(page: Page): Promise<string[]> {
  // The last thing used is the keyboard: what is focused from here on shows it.
  await page.keyboard.press('Shift');
  return page.evaluate(async () => {
    const properties = [
      'outlineStyle',
      'outlineWidth',
      'outlineColor',
      'boxShadow',
      'borderColor',
      'backgroundColor',
    ] as const;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const dialog = document.querySelector('[role="dialog"]');
    const looks = (element: Element | null) => {
      const style = element === null ? null : getComputedStyle(element);
      return style === null || style.outlineStyle === 'none'
        ? properties.slice(3).map((property) => style?.[property])
        : properties.map((property) => style[property]);
    };
    const seen = new Set<string>();
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')) {
      const kind = `${element.tagName}.${element.className}.${element.parentElement?.className ?? ''}`;
      if (
        seen.has(kind) ||
        element.tabIndex < 0 ||
        !element.checkVisibility({visibilityProperty: true}) ||
        (dialog && !dialog.contains(element))
      ) {
        continue;
      }
      seen.add(kind);
      element.focus({preventScroll: true});
      await frame();
      if (document.activeElement !== element) {
        continue;
      }
      // A field may show the focus on the box around it.
      const boxes = [element, element.parentElement, element.parentElement?.parentElement ?? null];
      const focused = boxes.map(looks);
      element.blur();
      await frame();
      const blurred = boxes.map(looks);
      if (JSON.stringify(focused) === JSON.stringify(blurred)) {
        found.push(
          `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.textContent?.trim().slice(0, 30) ?? ''}"`,
        );
      }
    }
    return [seen.size > 0 ? '' : 'no control found', ...found].filter(Boolean);
  });
}

for (const [kind, {address, open}] of Object.entries(KINDS)) {
  test(`WCAG 2.4.7 2.5.8 ${kind}: every target has 24 px, and its focus is seen, at 360 and 1440 px`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const [index, width] of [360, 1440].entries()) {
      await page.setViewportSize({width, height: 900});
      // What was opened in the small window is another part than in the wide one.
      if (index === 0 || open !== undefined) {
        await goto(page, address);
        await open?.(page, width);
      }
      expect.soft(await findSmallTargets(page), `targets at ${width} px`).toEqual([]);
      expect.soft(await findHiddenFocus(page), `focus at ${width} px`).toEqual([]);
    }
  });
}

test.describe('reading order', () => {
  const LANDMARKS = 'nav, main, footer, aside, [role="region"], [role="search"], [role="complementary"], header';

  for (const [kind, address] of Object.entries({
    'the home page': '/',
    'a doc page': DOC,
    'an old page': '/0.x/config/lib/dts',
  })) {
    test(`WCAG 1.3.2 the landmarks of ${kind} are read in the order in which they are seen`, async ({page}) => {
      await goto(page, address);
      for (const width of [360, 1440]) {
        await page.setViewportSize({width, height: 900});
        const wrong = await page.evaluate((selector) => {
          const parts = [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility())
            .filter(
              (element) =>
                element.parentElement?.closest(selector) === null ||
                element.parentElement?.closest(selector)?.tagName === 'MAIN',
            )
            .map((element) => ({
              name: `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? ''}`,
              element,
              box: element.getBoundingClientRect(),
            }))
            // A closed drawer waits beside the window.
            .filter(({box}) => box.width > 0 && box.height > 0 && box.right > 0);
          const found: string[] = [];
          parts.forEach((part, index) => {
            for (const later of parts.slice(index + 1)) {
              const isInside = part.element.contains(later.element);
              // Columns are read one after another, however high their parts begin.
              const isInColumn = later.box.left < part.box.right && later.box.right > part.box.left;
              const isAbove = isInColumn && later.box.bottom <= part.box.top + 1;
              const isBefore =
                later.box.right <= part.box.left + 1 &&
                later.box.top < part.box.bottom &&
                later.box.bottom > part.box.top;
              if (!isInside && (isAbove || isBefore)) {
                found.push(`${later.name} is seen before ${part.name}`);
              }
            }
          });
          return {found, count: parts.length};
        }, LANDMARKS);
        expect(wrong.found, `${width} px`).toEqual([]);
        expect(wrong.count).toBeGreaterThan(2);
      }
    });
  }
});
