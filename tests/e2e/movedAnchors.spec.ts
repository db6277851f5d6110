import declared from '../../addresses/redirects.json';
import {expect, test} from './support/test';

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
