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
    const block = page.locator('.theme-code-block', {hasText: /^npx rslib build$/}).first();
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
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator('code')).toHaveText(/^import /, {useInnerText: true});
  });

  test('the ring of a block with the focus is whole, beside the buttons, too', async ({page}) => {
    await page.setViewportSize({width: 360, height: 700});
    await goto(page, PAGE);
    await page.keyboard.press('Shift');
    const blocks = await page.locator('.theme-code-block pre[tabindex="0"]').all();
    expect(blocks.length).toBeGreaterThan(1);
    for (const pre of blocks.slice(0, 2)) {
      await pre.focus();
      const block = page.locator('.theme-code-block', {has: page.locator('pre:focus')});
      await expect(block).toHaveCSS('outline-style', 'solid');
      await expect(block).toHaveCSS('outline-offset', '2px');
      await expect(pre).toHaveCSS('outline-style', 'none');
    }
  });

  test('a block that is left out until it comes near has the height its lines take', async ({page}) => {
    await goto(page, PAGE);
    const {left, before, after} = await page.evaluate(async () => {
      const blocks = [...document.querySelectorAll<HTMLElement>('.theme-code-block[data-lines]')];
      const heights = (): number[] => blocks.map((block) => block.getBoundingClientRect().height);
      const isLeft = (block: HTMLElement): boolean =>
        block.querySelector('code')?.checkVisibility({contentVisibilityAuto: true}) === false;
      const result = {left: blocks.filter(isLeft).length, before: heights(), after: [] as number[]};
      blocks.forEach((block) => block.style.setProperty('content-visibility', 'visible'));
      await new Promise(requestAnimationFrame);
      return {...result, after: heights()};
    });
    expect(left).toBeGreaterThan(10);
    expect(after).toEqual(before);
  });
});
