import copyText from '@site/src/hooks/copyText';

/** Gives the page a clipboard, or takes it away. */
function setClipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {value: writeText && {writeText}, configurable: true});
}

it('CODE-03 copies to the clipboard', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  setClipboard(writeText);
  await expect(copyText('code')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('code');
});

it.each([true, false])('CODE-03 tries another way without a clipboard, and says %s when that does', async (works) => {
  setClipboard(undefined);
  const execCommand = jest.fn(() => works);
  Object.defineProperty(document, 'execCommand', {value: execCommand, configurable: true});
  await expect(copyText('code')).resolves.toBe(works);
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(document.querySelector('textarea')).toBeNull();
});
