import copyText from '@site/src/hooks/copyText';

type PromisedItem = {readonly content: Record<string, Promise<Blob>>};

/** Gives the page a clipboard, or takes it away. */
function setClipboard(clipboard?: {
  readonly writeText?: (text: string) => Promise<void>;
  readonly write?: (items: PromisedItem[]) => Promise<void>;
}): void {
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
}

function stubSelection(works: boolean): jest.Mock {
  const execCommand = jest.fn(() => works);
  Object.defineProperty(document, 'execCommand', {value: execCommand, configurable: true});
  return execCommand;
}

beforeEach(() => {
  class ClipboardItem implements PromisedItem {
    constructor(readonly content: Record<string, Promise<Blob>>) {}
  }
  Object.defineProperty(window, 'ClipboardItem', {value: ClipboardItem, configurable: true});
});

it('CODE-03 copies to the clipboard', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  setClipboard({writeText});
  await expect(copyText('code')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('code');
});

it.each([true, false])('CODE-03 tries another way without a clipboard, and says %s when that does', async (works) => {
  setClipboard(undefined);
  const execCommand = stubSelection(works);
  await expect(copyText('code')).resolves.toBe(works);
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(document.querySelector('textarea')).toBeNull();
});

it('promises a text that is still to come to the clipboard before it is there', async () => {
  const written: string[] = [];
  const write = jest.fn(async ([{content}]: PromisedItem[]) => {
    const blob = await content['text/plain'];
    written.push(`${blob.type}, ${blob.size} bytes`);
  });
  setClipboard({write});
  let finish: (text: string) => void = () => undefined;
  const copied = copyText(
    new Promise<string>((resolve) => {
      finish = resolve;
    }),
  );
  expect(write).toHaveBeenCalledTimes(1);
  expect(written).toEqual([]);
  finish('page');
  await expect(copied).resolves.toBe(true);
  expect(written).toEqual(['text/plain, 4 bytes']);
});

it('waits for the text where the clipboard takes no promise', async () => {
  setClipboard({});
  const execCommand = stubSelection(true);
  await expect(copyText(Promise.resolve('page'))).resolves.toBe(true);
  expect(execCommand).toHaveBeenCalledWith('copy');
});

it.each([
  ['a clipboard', {write: ([{content}]: PromisedItem[]) => content['text/plain'].then(() => undefined)}],
  ['none', undefined],
])('throws when the text cannot be had, and copies nothing: with %s', async (_kind, clipboard) => {
  setClipboard(clipboard);
  const execCommand = stubSelection(true);
  await expect(copyText(Promise.reject(new Error('no such page')))).rejects.toThrow('no such page');
  expect(execCommand).not.toHaveBeenCalled();
});
