import {goto, expect, expectAccessible, test} from './support/test';

const PLACES = [
  {base: '/', lang: 'en', name: 'Rslib documentation: what changed'},
  {base: '/zh/', lang: 'zh-CN', name: 'Rslib 文档：变更'},
];

for (const {base, lang, name} of PLACES) {
  test(`the list of all changes of ${base} leads to feeds that say what changed, in its language`, async ({
    page,
    request,
  }) => {
    await goto(page, `${base}guide/basic/upgrade-rslib`);
    if (base === '/') {
      await expectAccessible(page);
    }
    for (const [label, type] of [
      ['Atom', 'application/atom+xml'],
      ['RSS', 'application/rss+xml'],
    ]) {
      const address = await page.getByRole('link', {name: label, exact: true}).getAttribute('href');
      expect(address).toBe(`${base}${label.toLowerCase()}.xml`);
      await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute('href', address ?? '');
      const response = await request.get(address ?? '');
      expect(response.headers()['content-type']).toMatch(/xml/);
      const xml = await response.text();
      const [, title] = /<title>(?:<!\[CDATA\[)?([^<\]]*)/.exec(xml) ?? [];
      const links = [...xml.matchAll(/<a href="([^"]+)"/g)].map(([, link]) => new URL(link).pathname);
      expect(title).toBe(name);
      expect(links.length).toBeGreaterThan(50);
      for (const link of [...new Set(links)].slice(0, 20)) {
        expect((await request.get(link)).status(), link).toBe(200);
      }
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  });

  test(`the landing page of ${base} names the feeds`, async ({page}) => {
    await goto(page, base);
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', `${base}atom.xml`);
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', `${base}rss.xml`);
  });
}
