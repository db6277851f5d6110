import {expect, goto, test} from './support/test';

const PAGE = '/config/lib/dts';

test.describe('code blocks', () => {
  test('CODE-01 wraps and unwraps by its button', async ({page}) => {
    await page.setViewportSize({width: 360, height: 700});
    await goto(page, PAGE);
    const block = page.locator('.theme-code-block', {hasText: 'rslib.config.ts'}).first();
    const button = block.getByRole('button', {name: 'Toggle word wrap'});
    await expect(block.locator('code')).toHaveCSS('white-space', 'pre');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
    await button.click();
    await expect(block.locator('code')).toHaveCSS('white-space', 'pre');
  });

  test('CODE-02 CODE-03 copies the code and confirms for 2 s', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await goto(page, PAGE);
    const block = page.locator('.theme-code-block', {hasText: 'npx rslib build'}).first();
    // The page itself notes when the button's name changes, so that a slow test does not count.
    await block.evaluate((element) => {
      const changes: number[] = [];
      Object.assign(window, {changes});
      new MutationObserver(() => changes.push(performance.now())).observe(element, {
        subtree: true,
        attributes: true,
        attributeFilter: ['aria-label'],
      });
    });
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx rslib build');
    await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
    const [from = 0, to = 0] = await page.evaluate(() => (window as unknown as {changes: number[]}).changes);
    expect(to - from).toBeGreaterThan(1900);
    expect(to - from).toBeLessThan(2300);
  });

  test('CODE-04 has a title, highlighted lines and colours, and no line numbers', async ({page}) => {
    await goto(page, PAGE);
    const block = page.locator('.theme-code-block', {hasText: 'rslib.config.ts'}).first();
    await expect(block.locator('.theme-code-block-highlighted-line').first()).toBeVisible();
    await expect(block.locator('.token.keyword').first()).toHaveCSS('color', 'rgb(139, 47, 168)');
    expect(await block.locator('code').innerText()).toMatch(/^import /);
  });
});
