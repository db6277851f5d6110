import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {act, fireEvent, screen} from '@testing-library/react';
import PageText from '@site/src/components/PageText';
import copyText from '@site/src/hooks/copyText';
import {COPY_CONFIRMATION_MS} from '@site/src/lib/constants';
import {renderWithProviders} from '../support/renderWithProviders';
import {translatePage} from '../support/translatePage';

jest.mock('@site/src/hooks/copyText');
const metadata = {id: 'quick-start', title: 'Quick start', permalink: '/guide/start/quick-start'};
const content = Object.assign(() => null, {metadata, frontMatter: {}, toc: [], assets: {}});

async function copy(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
    await Promise.resolve();
  });
}

describe('PageText', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.fetch = jest.fn(() => Promise.resolve({ok: true, text: () => Promise.resolve('# Title')} as Response));
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('ERROR-07 says what has become of the text, also on a page that was translated', async () => {
    const {container} = renderWithProviders(
      // Not all of a doc.
      <DocProvider content={content as unknown as Parameters<typeof DocProvider>[0]['content']}>
        <PageText />
      </DocProvider>,
    );
    const status = container.querySelector('[role="status"]');
    for (const [hasCopied, text] of [
      [true, 'Copied'],
      [false, 'Could not be copied'],
      [true, 'Copied'],
    ] as const) {
      jest.mocked(copyText).mockResolvedValueOnce(hasCopied);
      await copy();
      expect(status).toHaveTextContent(text);
      translatePage(container);
    }
    act(() => {
      jest.advanceTimersByTime(COPY_CONFIRMATION_MS);
    });
    expect(status).toBeEmptyDOMElement();
  });
});
