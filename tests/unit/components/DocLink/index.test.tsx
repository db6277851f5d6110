import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocLink from '@site/src/components/DocLink';
import {renderWithProviders} from '../../support/renderWithProviders';
import {translatePage} from '../../support/translatePage';

describe('DocLink', () => {
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, {getAnimations: () => []});
  });

  it('shows the definition of a term of the glossary on focus', async () => {
    const user = userEvent.setup();
    renderWithProviders(<DocLink href="/guide/start/glossary#umd">UMD</DocLink>);
    const link = screen.getByRole('link', {name: 'UMD'});
    expect(link).toHaveAttribute('href', '/guide/start/glossary#umd');
    await user.tab();
    expect(link).toHaveFocus();
    expect(await screen.findByText('<script>')).toBeInTheDocument();
    expect(screen.getByRole('tooltip')).toHaveTextContent('One file for <script> and require().');
    expect(link).toHaveAccessibleDescription(/^One file for <script>/);
  });

  it('ERROR-07 shows the definition in a tooltip whose first text the browser has translated', async () => {
    renderWithProviders(<DocLink href="/guide/start/glossary#umd">UMD</DocLink>);
    const observer = new MutationObserver(() => {
      const first = screen.queryByText('Explained in the glossary');
      if (first !== null && first.localName !== 'font') {
        translatePage(first);
      }
    });
    observer.observe(document.body, {childList: true, subtree: true});
    await userEvent.tab();
    expect(await screen.findByText('<script>')).toBeInTheDocument();
    observer.disconnect();
    expect(screen.getByRole('tooltip')).toHaveTextContent(/^One file for <script> and require\(\)\.$/);
  });

  it('names the glossary for a term that it does not explain in words', async () => {
    renderWithProviders(<DocLink href="/0.x/guide/start/glossary#umd">UMD</DocLink>);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Explained in the glossary');
  });

  it.each(['/guide/start/glossary', '#umd', '/guide/basic/umd#first-build', 'https://example.org/glossary#umd'])(
    'leaves the link to %s as it is',
    async (href) => {
      renderWithProviders(<DocLink href={href}>a link</DocLink>);
      await userEvent.tab();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(screen.queryByRole('tooltip')).toBeNull();
    },
  );

  it('has a class of the theme in a footnote alone', () => {
    renderWithProviders(
      <>
        <DocLink href="#umd">a link</DocLink>
        <DocLink href="#note" id="ref">
          a footnote
        </DocLink>
      </>,
    );
    expect(screen.getByRole('link', {name: 'a link'})).not.toHaveAttribute('class');
    expect(screen.getByRole('link', {name: 'a footnote'})).toHaveAttribute('class', expect.stringContaining('anchor'));
  });
});
