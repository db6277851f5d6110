import declared from '../../addresses/redirects.json';
import {readDocTitle} from './support/build';
import {expect, goto, test} from './support/test';

const MOVED = declared.filter(({from}) => from.includes('#'));

test('anchors that have moved lead to their new homes, with the query, in both languages', async ({page}) => {
  test.setTimeout(30_000 + 3_000 * MOVED.length);
  for (const [index, {from, to}] of MOVED.entries()) {
    const locale = index % 2 === 0 ? '' : '/zh';
    const [path, id] = to.split('#');
    await page.goto(`${locale}${from.replace('#', '?x=1#')}`);
    await expect(page).toHaveURL(`${locale}${path}?x=1#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
});

test('an anchor that has moved leads to its new home from a page that the app shows, too', async ({page}) => {
  const [{from, to}] = MOVED.filter((redirect) => !redirect.from.startsWith('/0.x/'));
  const [path, hash] = from.split(/(?=#)/);
  const home = page.locator(`[id="${to.split('#')[1]}"]`);
  await page.addInitScript(
    (links) =>
      localStorage.setItem(
        'site-search-favourites',
        JSON.stringify(links.map((link) => ({title: link, header: '', link}))),
      ),
    [from, path],
  );
  const openFavourite = async (link: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('link', {name: link, exact: true}).click();
  };
  await goto(page, '/guide/basic/cli');
  // Lost with the document.
  await page.evaluate(() => Object.assign(window, {isFirst: true}));

  await openFavourite(from);
  await expect(page).toHaveURL(to);
  await expect(home).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(readDocTitle('/guide/basic/cli'));

  await openFavourite(path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(readDocTitle(path));
  await page.evaluate((typed) => {
    window.location.hash = typed;
  }, hash);
  await expect(page).toHaveURL(to);
  await expect(home).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
});
