import type {ReactElement} from 'react';
import {act, fireEvent, screen} from '@testing-library/react';
import CodeButton from '@site/src/components/CodeButton';
import handleCodeClick from '@site/src/components/CodeButton/handleCodeClick';
import {STATUS_ID} from '@site/src/lib/ui/ids';
import {renderWithProviders} from '../../support/renderWithProviders';

const writeText = jest.fn<Promise<void>, [string]>();
const findButton = (name: string): HTMLElement => screen.getByRole('button', {name});
const readStatus = (): string | null => screen.getByRole('status').textContent;

/** As `@theme/CodeBlock` shows it. */
function renderBlock(code: ReactElement, language = 'ts'): void {
  renderWithProviders(
    <div className="theme-code-block" onClick={handleCodeClick}>
      <pre className={`language-${language} block`}>{code}</pre>
      <CodeButton label="Toggle word wrap" action="wrap" aria-pressed={false} />
      <CodeButton label="Copy code to clipboard" action="copy" />
      <span id={STATUS_ID} role="status" />
    </div>,
  );
}

async function click(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(findButton(name));
    await Promise.resolve();
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  Object.defineProperty(document, 'execCommand', {value: () => false, configurable: true});
});

afterEach(() => jest.useRealTimers());

it('CODE-01 wraps and unwraps', async () => {
  renderBlock(<code>a long line</code>);
  const button = findButton('Toggle word wrap');
  await click('Toggle word wrap');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button.closest('.theme-code-block')).toHaveClass('code-wrapped');
  await click('Toggle word wrap');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(button.closest('.theme-code-block')).not.toHaveClass('code-wrapped');
});

it('CODE-02 confirms a copy for 2 s', async () => {
  renderBlock(<code>const a = 1;</code>);
  await click('Copy code to clipboard');
  expect(writeText).toHaveBeenCalledWith('const a = 1;');
  jest.advanceTimersByTime(1999);
  expect(findButton('Copied')).toHaveAttribute('data-done');
  expect(findButton('Copied')).toHaveClass('drawn', 'check');
  expect(findButton('Copied')).not.toHaveClass('copy');
  expect(readStatus()).toBe('Copied');
  jest.advanceTimersByTime(1);
  expect(findButton('Copy code to clipboard')).not.toHaveAttribute('data-done');
  expect(findButton('Copy code to clipboard')).toHaveClass('drawn', 'copy');
  expect(findButton('Copy code to clipboard')).not.toHaveClass('check');
  expect(readStatus()).toBe('');
});

it('CODE-03 starts again with a second copy', async () => {
  renderBlock(<code>const a = 1;</code>);
  await click('Copy code to clipboard');
  jest.advanceTimersByTime(1500);
  await click('Copied');
  jest.advanceTimersByTime(1999);
  expect(readStatus()).toBe('Copied');
  jest.advanceTimersByTime(1);
  expect(readStatus()).toBe('');
});

it('CODE-03 confirms nothing that failed', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  renderBlock(<code>const a = 1;</code>);
  await click('Copy code to clipboard');
  await act(() => Promise.resolve());
  expect(readStatus()).toBe('');
  expect(findButton('Copy code to clipboard')).not.toHaveAttribute('data-done');
});

it('CODE-03 copies marked lines without those that are removed', async () => {
  renderBlock(
    <code>
      <div className="token-line">
        <span>a</span>;
        <br />
      </div>
      <div className="token-line" data-removed="">
        b;
        <br />
      </div>
      <div className="token-line">
        {'  c;'}
        <br />
      </div>
    </code>,
  );
  await click('Copy code to clipboard');
  expect(writeText).toHaveBeenCalledWith('a;\n  c;');
});

it('CODE-03 copies commands without their prompt', async () => {
  renderBlock(<code>{'$ npx rslib build\nbuilt'}</code>, 'bash');
  await click('Copy code to clipboard');
  expect(writeText).toHaveBeenCalledWith('npx rslib build\nbuilt');
});
