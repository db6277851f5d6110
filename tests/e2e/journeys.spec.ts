import type {Page} from '@playwright/test';
import {siteConfig} from '../../src/lib/site/siteConfig';
import versionNames from '../../versions.json';
import {createTranslator} from './support/messages';
import {openSearch} from './support/search';
import {readClipboard} from './support/clipboard';
import {expect, goto, test} from './support/test';

const WIDE = {width: 1280, height: 800};
const NARROW = {width: 375, height: 700};
const [{label: ENGLISH}, ...TRANSLATIONS] = siteConfig.locales;
const [OLD_VERSION = ''] = versionNames;

const html = (page: Page) => page.locator('html');

// What readers do, in every other language: the other files go the same ways in English, and into the corners.
for (const {lang, htmlLang, label} of TRANSLATIONS) {
  const t = createTranslator(lang);
  const at = (path: string) => `/${lang}${path}`;
  const navbar = (page: Page) => page.locator('nav.theme-layout-navbar, .theme-layout-navbar nav').first();

  test.describe(`journeys in "${lang}"`, () => {
    test.use({viewport: WIDE, locale: htmlLang});

    test('NAV-02 NAV-04 NAV-06 I18N-08 from the home page into the docs, and to the same page in English', async ({
      page,
    }) => {
      await goto(page, at('/'));
      await expect(html(page)).toHaveAttribute('lang', htmlLang);
      await navbar(page)
        .getByRole('link', {name: t('nav.Guide'), exact: true})
        .click();
      await expect(page).toHaveURL(at('/guide/start/'));
      await expect(navbar(page).getByRole('link', {name: t('nav.Guide'), exact: true})).toHaveAttribute('aria-current');
      await expect(navbar(page).getByRole('link', {name: t('nav.Config'), exact: true})).not.toHaveAttribute(
        'aria-current',
      );
      await navbar(page)
        .getByRole('link', {name: t('nav.Config'), exact: true})
        .click();
      await expect(page).toHaveURL(at('/config/'));
      await goto(page, `${at('/guide/basic/cli')}?x=1#usage`);
      await navbar(page).getByRole('button', {name: label}).click();
      await navbar(page).getByRole('link', {name: ENGLISH}).click();
      await expect(page).toHaveURL('/guide/basic/cli?x=1#usage');
      await expect(html(page)).toHaveAttribute('lang', 'en');
    });

    test('VERSION-03 to the same page of an older version and back', async ({page}) => {
      await goto(page, at('/guide/start/'));
      const current = t('version.label');
      await navbar(page).getByRole('button', {name: current}).click();
      await navbar(page).getByRole('link', {name: OLD_VERSION, exact: true}).click();
      await expect(page).toHaveURL(at(`/${OLD_VERSION}/guide/start/`));
      await expect(html(page)).toHaveAttribute('lang', htmlLang);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/\p{Script=Han}/u);
      await navbar(page).getByRole('button', {name: OLD_VERSION}).click();
      await navbar(page).getByRole('link', {name: current, exact: true}).click();
      await expect(page).toHaveURL(at('/guide/start/'));
    });

    test('THEME-01 THEME-08 the theme by button and menu, kept over a reload', async ({page}) => {
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await goto(page, at('/guide/basic/cli'));
      await page.getByRole('button', {name: t('site.ThemeSwitch.toDark')}).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', {name: t('site.ThemeSwitch.menu'), exact: true}).click();
      const items = page.getByRole('menu', {name: t('site.ThemeSwitch.menu')}).getByRole('menuitemradio');
      await expect(items).toHaveText(['light', 'dark', 'auto'].map((choice) => t(`site.ThemeSwitch.${choice}`)));
      await items.first().click();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    });

    test('SIDEBAR-01 SIDEBAR-07 DOCFOOT-03 the sidebar, the neighbours and the way up', async ({page}) => {
      await goto(page, at('/guide/start/'));
      const sidebar = page.locator('.theme-doc-sidebar-container');
      await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();
      const group = sidebar.locator('summary').first();
      const entry = sidebar.locator(`a[href="${at('/guide/start/quick-start')}"]`);
      await group.click();
      await expect(entry).toBeHidden();
      await group.click();
      await entry.click();
      await expect(page).toHaveURL(at('/guide/start/quick-start'));
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await page.evaluate(() => window.scrollTo(0, 800));
      await page.getByRole('button', {name: t('theme.BackToTopButton.buttonAriaLabel')}).click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.getByRole('link', {name: new RegExp(t('theme.docs.paginator.previous'))}).click();
      await expect(page).toHaveURL(at('/guide/start/'));
    });

    test('OUTLINE-01 OUTLINE-05 the outline marks what is read', async ({page}) => {
      await goto(page, at('/config/lib/dts'));
      const outline = page.getByRole('navigation', {name: t('site.Outline.title')});
      const entry = outline.getByRole('link', {name: 'dts.alias', exact: true});
      await entry.click();
      await expect(page).toHaveURL(/#[\w-]+$/);
      await expect(outline.locator('[aria-current]')).toHaveText('dts.alias');
    });

    test('CODE-02 TABS-01 code is copied and wrapped, a choice of tabs is kept', async ({page, context}) => {
      await context.grantPermissions(['clipboard-write']);
      await goto(page, at('/guide/basic/typescript'));
      await page.getByRole('tab', {name: 'pnpm'}).first().click();
      const block = page.locator('.theme-code-block', {hasText: /^npx rslib build$/}).first();
      await block.getByRole('button', {name: t('theme.CodeBlock.copyButtonAriaLabel')}).click();
      await expect(block.getByRole('button', {name: t('theme.CodeBlock.copied')})).toBeVisible();
      expect(await readClipboard(page)).toBe('npx rslib build');
      const wrap = block.getByRole('button', {name: t('theme.CodeBlock.wordWrapToggle')});
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute('aria-selected', 'true');
    });

    test('SEARCH-01 SEARCH-19 the search by keyboard, to a page of the language', async ({page}) => {
      const {field, hits, dialog} = await openSearch(page, at('/guide/start/quick-start'));
      await expect(field).toHaveAttribute('placeholder', t('site.Search.placeholder'));
      await field.fill('dts');
      // The index is loaded at the first query.
      await expect(hits.first()).toContainText('dts', {timeout: 15_000});
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${at('/')}.*dts`));
      await expect(dialog).toHaveCount(0);
    });

    test('OVERVIEW-03 OVERVIEW-04 the overview is filtered', async ({page}) => {
      await goto(page, at('/config/'));
      const filter = page.getByRole('searchbox', {name: t('site.Overview.filter')});
      await expect(filter).toHaveAttribute('placeholder', t('site.Overview.placeholder'));
      await filter.fill('lib.autoexternal');
      await expect(page.getByRole('article').getByRole('link', {name: 'lib.bundle', exact: true})).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'lib.autoExternal', exact: true}).last()).toBeVisible();
      await filter.fill('zzqqxx');
      await expect(page.getByText(t('site.Overview.noMatch', {keyword: 'zzqqxx'}))).toBeVisible();
    });

    test('ANNOUNCE-01 ANNOUNCE-02 the announcement leads on, and stays closed', async ({page}) => {
      const bar = page.getByRole('region', {name: t('site.AnnouncementBar.label')});
      await goto(page, at('/'));
      await bar.getByRole('link').click();
      await expect(page).toHaveURL(at(siteConfig.announcement?.href ?? ''));
      await page.goBack();
      await page.getByRole('button', {name: t('site.AnnouncementBar.close')}).click();
      await expect(bar).toHaveCount(0);
      await goto(page, at('/'));
      await expect(bar).toHaveCount(0);
    });

    test('TOOLS-07 the keyboard alone: to the content, to the tools and back', async ({page}) => {
      await goto(page, at('/guide/start/'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: t('theme.common.skipToMainContent')});
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      const tools = navbar(page).getByRole('button', {name: t('site.ToolMenu.label')});
      await tools.focus();
      await page.keyboard.press('Enter');
      await expect(navbar(page).getByRole('link', {name: /^Rsdoctor/})).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(navbar(page).getByRole('link', {name: /^Rsdoctor/})).toBeHidden();
      await expect(tools).toBeFocused();
    });

    test('QUERYPARAM-01 QUERYPARAM-02 parts of the page are left out by the address', async ({page}) => {
      await goto(page, `${at('/config/lib/dts')}?navbar=0&sidebar=0`);
      await expect(page.locator('.theme-layout-navbar').first()).toBeHidden();
      await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

    test('NOTFOUND-06 PAGECHANGE-01 a page that is not there, and back where the reader was', async ({page}) => {
      await goto(page, at('/guide/basic/cli'));
      const title = page.getByRole('heading', {level: 1});
      const name = await title.innerText();
      await page.evaluate(() => window.scrollTo(0, 500));
      await navbar(page)
        .getByRole('link', {name: t('nav.Config'), exact: true})
        .click();
      await expect(page).toHaveURL(at('/config/'));
      await expect(title).not.toHaveText(name);
      await page.goBack();
      await expect(title).toHaveText(name);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
      await expect(html(page)).toHaveAttribute('lang', htmlLang);
      expect(await goto(page, at('/no/such/page'))).toBe(404);
      await page
        .getByRole('main')
        .getByRole('link', {name: t('site.NotFound.home')})
        .click();
      await expect(page).toHaveURL(at('/'));
    });
  });

  test.describe(`journeys in "${lang}" on a phone`, () => {
    test.use({viewport: NARROW, locale: htmlLang});

    test('MOBILE-01 MOBILE-02 MOBILE-04 the full-screen menu', async ({page}) => {
      await goto(page, at('/guide/basic/cli'));
      const button = page.getByRole('button', {name: t('site.MobileMenu.label')});
      const menu = page.getByRole('dialog', {name: t('site.MobileMenu.label')});
      await button.click();
      await menu.getByText(t('site.ThemeSwitch.dark'), {exact: true}).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await menu.getByRole('link', {name: t('nav.Config'), exact: true}).click();
      await expect(page).toHaveURL(at('/config/'));
      await expect(menu).toHaveCount(0);
    });

    test('SIDEBAR-09 OUTLINE-06 the drawer and the outline in the local bar', async ({page}) => {
      await goto(page, at('/config/lib/dts'));
      const menu = page.getByRole('button', {name: t('site.LocalNav.menu'), exact: true});
      await menu.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(menu).toBeFocused();
      const outline = page.getByRole('button', {name: t('site.Outline.title')});
      await outline.click();
      await page
        .getByRole('navigation', {name: t('site.Outline.title')})
        .getByRole('link', {name: 'dts.alias', exact: true})
        .click();
      await expect(outline).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(/#[\w-]+$/);
    });
  });
}
