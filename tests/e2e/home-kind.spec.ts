import {existsSync, readFileSync} from 'node:fs';
import type {Locator} from '@playwright/test';
import {textsOf} from './support/build';
import {createFixtureSite, type FixtureSite} from './support/fixtureSite';
import {serveBuild, type ServedBuild} from './support/serveBuild';
import {expect, expectAccessible, goto, test} from './support/test';

const HOME = `---
title: Kit
pageType: home
hero:
  name: Kit
  text: |
    First line

    Second line
  tagline: With **care**
  actions:
    - {text: Start here, link: /guide/start/, theme: brand}
    - {text: Elsewhere, link: 'https://example.org/', theme: alt}
  image:
    src: {light: /img/logo.svg, dark: /img/logo-dark.svg}
    alt: Bricks
    sizes: 375px
features:
  - {icon: /img/logo.svg, title: Two, details: Of twelve, span: 2}
  - {title: Three, details: Of twelve, span: 3}
  - {title: Default, details: Of twelve, link: /guide/start/}
  - {title: Six, details: Of twelve, span: 6}
  - {title: Odd, details: Of twelve, span: 5}
footerMessage: The *end*
---
`;

/** Pages outside the docs by the name of their file, and the titles of their documents. */
const TITLED = {
  both: ['---\ntitle: Front matter\n---\n\n# Heading\n\nText.\n', 'Front matter - Rslib'],
  heading: ['# Heading\n\nText.\n', 'Heading - Rslib'],
  neither: ['Text.\n', 'Rslib'],
} as const;
const KINDS = ['doc', 'custom', 'blank'] as const;
const TEXT = `Some words.

## Part {/* #part */}

| A | B |
| - | - |
| 1 | 2 |

\`\`\`ts title="a.ts"
const a = 1;
\`\`\`
`;

let site: FixtureSite;
let server: ServedBuild | undefined;
let origin = '';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return box;
}

test.describe('home page kind', () => {
  // One build for all of them.
  test.describe.configure({mode: 'serial'});

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = createFixtureSite('home-kind');
    site.write('src/pages/kit.mdx', HOME);
    site.write('docs/guide/kit.mdx', HOME);
    site.write('docs/guide/shared/kit.mdx', HOME);
    site.write('src/pages/suffix.mdx', HOME.replace('title: Kit', "title: Kit\ntitleSuffix: 'Suffix'"));
    for (const [name, [source]] of Object.entries(TITLED)) {
      site.write(`src/pages/${name}.mdx`, source);
    }
    for (const kind of KINDS) {
      site.write(`src/pages/${kind}.mdx`, `---\ntitle: 'The \`${kind}\` page'\npageType: ${kind}\n---\n\n${TEXT}`);
    }
    const {status, output} = await site.build();
    expect(output).not.toContain('[ERROR]');
    expect(status).toBe(0);
    server = await serveBuild(site.file('build'));
    ({origin} = server);
  });

  test.afterAll(() => {
    server?.stop();
  });

  for (const address of ['/kit', '/guide/kit']) {
    test(`PAGEKIND-02 HOME-01 HOME-02 HEAD-02 ${address} shows hero, features and message`, async ({page}) => {
      await goto(page, origin + address);
      await expect(page).toHaveTitle('Rslib');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Kit');
      await expect(page.getByText('First line', {exact: true})).toBeVisible();
      await expect(page.getByText('Second line', {exact: true})).toBeVisible();
      await expect(page.getByRole('link', {name: 'Start here'})).toHaveAttribute('href', '/guide/start/');
      await expect(page.getByRole('link', {name: 'Elsewhere'})).toHaveAttribute('target', '_blank');
      await expect(page.getByText('The end')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
      await expectAccessible(page);
    });
  }

  test('ROUTE-13 a file in a shared folder is no page', async ({request}) => {
    expect(existsSync(site.file('build', 'guide', 'kit', 'index.html'))).toBe(true);
    expect(existsSync(site.file('build', 'guide', 'shared'))).toBe(false);
    expect((await request.get(`${origin}/guide/shared/kit`)).status()).toBe(404);
  });

  test('HEAD-04 the title is that of the front matter, else of the first heading, else of the site', () => {
    for (const [name, [, title]] of Object.entries(TITLED)) {
      const html = readFileSync(site.file('build', name, 'index.html'), 'utf8');
      expect(textsOf(html, 'title'), name).toEqual([title]);
    }
  });

  test('HEAD-03 a home page outside the docs has its suffix', async ({page}) => {
    await goto(page, `${origin}/suffix`);
    await expect(page).toHaveTitle('Rslib - Suffix');
  });

  for (const kind of KINDS) {
    test(`PAGEKIND-01 PAGEKIND-04 TEXT-01 a page of the kind ${kind} outside the docs shows its text`, async ({
      page,
    }) => {
      await goto(page, `${origin}/${kind}`);
      await expect(page).toHaveTitle(`The ${kind} page - Rslib`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(`The ${kind} page`);
      await expect(page.getByRole('heading', {level: 2})).toBeVisible();
      await expect(page.getByRole('cell', {name: '2'})).toBeVisible();
      await expect(page.getByText('const a = 1;')).toBeVisible();
      await expect(page.getByRole('navigation').filter({visible: true})).toHaveCount(kind === 'doc' ? 1 : 0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expectAccessible(page);
    });
  }

  test('HOME-03 shows the image of the theme, 375 px wide and high', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await page.emulateMedia({colorScheme: 'light'});
    await goto(page, `${origin}/kit`);
    const image = page.getByRole('img', {name: 'Bricks'}).and(page.locator(':visible'));
    await expect(image).toHaveAttribute('src', '/img/logo.svg');
    expect(await boxOf(image)).toMatchObject({width: 375, height: 375});
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect(image).toHaveAttribute('src', '/img/logo-dark.svg');
    expect(await boxOf(image)).toMatchObject({width: 375, height: 375});
  });

  test('HOME-04 counts spans in twelfths of the row at 1280 px', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await goto(page, `${origin}/kit`);
    const cards = page.getByRole('main').getByRole('listitem');
    const list = await boxOf(page.getByRole('main').getByRole('list').first());
    for (const [index, span] of [2, 3, 4, 6, 4].entries()) {
      const {width} = await boxOf(cards.nth(index));
      expect(width).toBeCloseTo(((list.width + 16) * span) / 12 - 16, 0);
    }
  });

  test('HOME-04 shows two or three cards in a row from 640 px', async ({page}) => {
    for (const width of [640, 959]) {
      await page.setViewportSize({width, height: 900});
      await goto(page, `${origin}/kit`);
      const cards = await page.getByRole('main').getByRole('listitem').all();
      const list = await boxOf(page.getByRole('main').getByRole('list').first());
      for (const [index, inRow] of [3, 2, 2, 2, 2].entries()) {
        expect((await boxOf(cards[index])).width).toBeCloseTo((list.width + 16) / inRow - 16, 0);
      }
    }
  });

  test('HOME-04 shows one card in a row at 375 px', async ({page}) => {
    await page.setViewportSize({width: 375, height: 900});
    await goto(page, `${origin}/kit`);
    const list = await boxOf(page.getByRole('main').getByRole('list').first());
    for (const card of await page.getByRole('main').getByRole('listitem').all()) {
      expect((await boxOf(card)).width).toBe(list.width);
    }
  });

  test('HOME-05 makes the whole card a link', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await goto(page, `${origin}/kit`);
    const card = page.getByRole('listitem').filter({hasText: 'Default'});
    const [outer, inner] = [await boxOf(card), await boxOf(card.getByRole('link'))];
    expect(inner).toEqual(outer);
    await expect(page.getByRole('listitem').filter({hasText: 'Six'}).getByRole('link')).toHaveCount(0);
    await page.mouse.click(outer.x + outer.width - 8, outer.y + outer.height - 8);
    await expect(page).toHaveURL(`${origin}/guide/start/`);
  });

  test('HOME-06 puts the message under a rule, centred', async ({page}) => {
    await goto(page, `${origin}/kit`);
    const message = page.locator('[data-home-footer]');
    await expect(message).toHaveCSS('text-align', 'center');
    await expect(message).toHaveCSS('border-top-width', '1px');
  });
});
