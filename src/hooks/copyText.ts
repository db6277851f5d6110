/** For pages that are not served securely, where browsers give no clipboard. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'site-visually-hidden';
  document.body.append(field);
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies without the clipboard interface
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
  }
}

/**
 * Copies `text`; resolves with false when neither the clipboard nor the fallback takes it. A text that is still to come is promised
 * to the clipboard at once: Safari lets a page write only while it answers the click. Throws what the promise of the text throws.
 */
export default async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') {
      await navigator.clipboard.writeText(text);
    } else {
      const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
      // Without a clipboard nobody else waits for it.
      blob.catch(() => undefined);
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    }
    return true;
  } catch {
    return copyBySelection(await text);
  }
}
