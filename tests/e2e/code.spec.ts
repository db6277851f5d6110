import {readClipboard} from './support/clipboard';
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
    await context.grantPermissions(['clipboard-write']);
    await page.clock.install();
    await goto(page, PAGE);
    const block = page.locator('.theme-code-block', {hasText: 'npx rslib build'}).first();
    const copied = block.getByRole('button', {name: 'Copied'});
    // From here on the page's time stands still, so that a slow machine does not change the answer.
    await page.clock.pauseAt(Date.now() + 60_000);
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(copied).toBeVisible();
    expect(await readClipboard(page)).toBe('npx rslib build');
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
  });

  test('CODE-04 has a title, highlighted lines and colours, and no line numbers', async ({page}) => {
    await goto(page, PAGE);
    const block = page.locator('.theme-code-block', {hasText: 'rslib.config.ts'}).first();
    await expect(block.locator('.theme-code-block-highlighted-line').first()).toBeVisible();
    await expect(block.locator('.token-keyword').first()).toHaveCSS('color', 'rgb(139, 47, 168)');
    expect(await block.locator('code').innerText()).toMatch(/^import /);
  });
});
