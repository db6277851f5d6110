import type {Locator, Page} from '@playwright/test';
import {expect, expectAccessibleInThemes, goto, test} from './support/test';

/** A page that is nothing but the frame, for states of that. */
const PLAIN = '/no/such/page';

const PAGES = {
  home: '/',
  'a doc page': '/guide/start/quick-start',
  'an overview page': '/config/',
  'the 404 page': PLAIN,
};

type State = {
  readonly path: string;
  readonly width: number;
  readonly open?: (page: Page) => Promise<void>;
  readonly shows: (page: Page) => Locator;
};

const navbar = (page: Page): Locator => page.getByRole('navigation', {name: /^(Main|主导航)$/});

/** States that a page has only after the reader did something, and pages with parts of their own. */
const STATES: Readonly<Record<string, State>> = {
  'the open tools menu': {
    path: PLAIN,
    width: 1280,
    open: (page) => navbar(page).getByRole('button', {name: 'Related tools'}).click(),
    shows: (page) => navbar(page).getByRole('link', {name: /^Rsdoctor/}),
  },
  'the open theme menu': {
    path: PLAIN,
    width: 1280,
    open: (page) => navbar(page).getByRole('button', {name: 'Theme', exact: true}).click(),
    shows: (page) => page.getByRole('menu', {name: 'Theme'}),
  },
  'the open language menu': {
    path: `/zh${PLAIN}`,
    width: 1280,
    open: (page) =>
      navbar(page)
        .getByRole('button', {name: /简体中文/})
        .click(),
    shows: (page) => navbar(page).getByRole('link', {name: 'English'}),
  },
  'the open mobile menu': {
    path: PLAIN,
    width: 375,
    open: (page) => page.getByRole('button', {name: 'Main menu'}).click(),
    shows: (page) => page.getByRole('dialog', {name: 'Main menu'}),
  },
  'the open sidebar drawer': {
    path: '/config/lib/banner',
    width: 800,
    open: (page) => page.getByRole('button', {name: 'Menu', exact: true}).click(),
    shows: (page) => page.getByRole('dialog', {name: 'Docs sidebar'}),
  },
  'the open outline': {
    path: '/config/lib/banner',
    width: 375,
    open: (page) => page.getByRole('button', {name: 'ON THIS PAGE'}).click(),
    shows: (page) => page.getByRole('link', {name: 'banner.css', exact: true}),
  },
  'CODE-04 a page with code and option headers': {
    path: '/config/lib/banner',
    width: 1280,
    shows: (page) => page.locator('.theme-code-block').first(),
  },
  'the Chinese home page with another output': {
    path: '/zh/',
    width: 768,
    open: (page) => page.getByRole('tab', {name: 'CJS'}).click(),
    shows: (page) => page.getByRole('tabpanel', {name: 'CJS'}),
  },
  'a filtered overview page': {
    path: '/config/',
    width: 375,
    open: (page) => page.getByRole('searchbox', {name: 'Filter'}).fill('dts'),
    shows: (page) => page.getByRole('article').getByRole('link', {name: 'lib.dts', exact: true}),
  },
};

test.describe('accessibility', () => {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`WCAG 2.2 AA ${name}, in both themes and widths`, async ({page}) => {
      test.setTimeout(60_000);
      await goto(page, path);
      for (const width of [1280, 375]) {
        await page.setViewportSize({width, height: 800});
        await expectAccessibleInThemes(page, {hasBestPractice: true});
      }
    });
  }

  for (const [name, {path, width, open, shows}] of Object.entries(STATES)) {
    test(`WCAG 2.2 AA ${name}, in both themes`, async ({page}) => {
      test.setTimeout(60_000);
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await goto(page, path);
      await open?.(page);
      await expect(shows(page)).toBeVisible();
      await expectAccessibleInThemes(page, {hasBestPractice: true});
      await expect(shows(page)).toBeVisible();
    });
  }
});
