import {expect, goto, test} from './support/test';

test('a name of one word in a table is on one line', async ({page}) => {
  await goto(page, '/config/rsbuild');
  const names = page.locator('.markdown td code').filter({hasText: /^[\w.]+$/});
  expect(await names.count()).toBeGreaterThan(20);
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 900});
    const split = await names.evaluateAll((all) =>
      all.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
    );
    expect(split, `${width} px`).toEqual([]);
  }
});

test('the empty cell above the names of the rows looks as the rest of the head', async ({page}) => {
  await goto(page, '/guide/advanced/dts');
  const head = page.locator('.markdown thead tr').filter({has: page.locator('td')});
  const colour = await head
    .locator('th')
    .first()
    .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await expect(head.locator('td')).toHaveCSS('background-color', colour);
});
