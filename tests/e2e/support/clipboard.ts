import type {Page} from '@playwright/test';

/** Text of the clipboard, pasted as a reader would: scripts of the site may write to it, not read it. */
export async function readClipboard(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const element = document.createElement('textarea');
    document.body.append(element);
    element.focus();
    return element;
  });
  await page.keyboard.press('ControlOrMeta+v');
  return field.evaluate((element) => {
    element.remove();
    return element.value;
  });
}
