/**
 * Pictures of every screen: `npm run screenshots [-- name …]` writes PNG files to `screenshots/` (ignored by git), named
 * `<screen>-<locale>-<theme>-<width>.png`. Widths are CSS pixels. Names given limit the run to those screens.
 */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './build.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';
import {readLocales} from './locales.mjs';
import {rememberVisit} from './rememberVisit.mjs';
import {showHelp} from './showHelp.mjs';
import {withSite} from './withSite.mjs';

/** The menu bar shows its controls from the first width on (MOBILE-01); the second is the widest with the sidebar drawer (MOBILE-05). */
const {MOBILE_MENU_BREAKPOINT: MENU_WIDTH, MOBILE_LAYOUT_BREAKPOINT: DRAWER_WIDTH} =
  loadTypeScript('src/lib/constants.ts');
const WIDTHS = [360, MENU_WIDTH, DRAWER_WIDTH, 1440];
const THEMES = ['light', 'dark'];
const OUT = path.join(ROOT, 'screenshots');

const openTools = (page) => page.locator('.theme-layout-navbar button[aria-expanded]').first().click();

/** `from` and `to` limit a screen to windows that have it. `act` brings the page into its state. */
const SCREENS = [
  {name: 'home', path: '/', fullPage: true, widths: [...WIDTHS, 1920]},
  {name: 'doc', path: '/config/lib/dts'},
  {name: 'overview', path: '/config/'},
  {name: '404', path: '/no/such/page'},
  {name: 'code', path: '/config/lib/format#mistakes'},
  {name: 'tabs', path: '/guide/start/quick-start'},
  {name: 'tools-menu', path: '/guide/start/', from: MENU_WIDTH, act: openTools},
  {
    name: 'mobile-menu',
    path: '/guide/start/',
    to: MENU_WIDTH - 1,
    act: (page) => page.locator('.theme-layout-navbar button').last().click(),
  },
  {
    name: 'search',
    path: '/guide/start/',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('dts');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'drawer',
    path: '/config/lib/dts',
    to: DRAWER_WIDTH,
    // The button beside the outline of the local bar, which has another name in each language.
    act: (page) => page.locator('button[aria-haspopup="dialog"]:has(~ .theme-doc-toc-mobile)').click(),
  },
];

async function capture(browser, origin, screen, {locale, prefix, theme, width}) {
  const page = await browser.newPage({
    viewport: {width, height: 900},
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: locale.htmlLang,
  });
  try {
    await rememberVisit(page);
    await page.goto(`${origin}${prefix}${screen.path}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await screen.act?.(page);
    if (screen.fullPage) {
      // Images below the window load when it comes near them.
      await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
      await page.waitForLoadState('networkidle');
    }
    await page.waitForTimeout(250);
    const name = `${screen.name}-${locale.lang}-${theme}-${width}.png`;
    await page.screenshot({path: path.join(OUT, name), fullPage: screen.fullPage ?? false});
    console.log(name);
  } finally {
    await page.close();
  }
}

const HELP = `npm run screenshots -- [SCREEN ...]

Builds when something changed, and writes pictures of the screens to screenshots/, in every language, both themes and
several widths: all of them, or those that are named.

Screens: ${SCREENS.map(({name}) => name).join(', ')}`;

async function main(names) {
  if (showHelp(names, HELP)) {
    return;
  }
  const known = SCREENS.map(({name}) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`there is no screen "${unknown}"; there are ${known.join(', ')}.`);
  }
  const screens = SCREENS.filter(({name}) => names.length === 0 || names.includes(name));
  const locales = readLocales(ROOT);
  mkdirSync(OUT, {recursive: true});
  await withSite(async ({browser, origin}) => {
    for (const screen of screens) {
      for (const locale of locales) {
        const prefix = locale === locales[0] ? '' : `/${locale.lang}`;
        for (const theme of THEMES) {
          for (const width of screen.widths ?? WIDTHS) {
            if (width >= (screen.from ?? 0) && width <= (screen.to ?? Infinity)) {
              await capture(browser, origin, screen, {locale, prefix, theme, width});
            }
          }
        }
      }
    }
  });
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`screenshots: ${error.message}`);
  process.exitCode = 1;
});
