import {fireEvent, screen} from '@testing-library/react';
import CodeBlock from '@theme/CodeBlock';
import {renderWithProviders} from '../support/renderWithProviders';

const findWrapButton = (): HTMLElement => screen.getByRole('button', {name: 'Toggle word wrap'});

describe('CodeBlock', () => {
  it('CODE-01 CODE-04 is unwrapped and without line numbers until its button is pressed', () => {
    const {container} = renderWithProviders(<CodeBlock className="language-ts">{'a\nb\n'}</CodeBlock>);
    const block = container.querySelector('.theme-code-block');
    expect(container.querySelectorAll('.token-line')).toHaveLength(0);
    expect(findWrapButton()).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(findWrapButton());
    expect(findWrapButton()).toHaveAttribute('aria-pressed', 'true');
    expect(block).toHaveClass('code-wrapped');
  });

  it('SITE-07 begins wrapped where the build says so, and its button unwraps', () => {
    const {container} = renderWithProviders(<CodeBlock className="language-ts code-wrapped">a</CodeBlock>);
    expect(findWrapButton()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(findWrapButton());
    expect(findWrapButton()).toHaveAttribute('aria-pressed', 'false');
    expect(container.querySelector('.theme-code-block')).not.toHaveClass('code-wrapped');
  });

  it('SITE-07 has an element for each line of a numbered block', () => {
    const {container} = renderWithProviders(<CodeBlock className="language-ts code-numbered">{'a\n\nb\n'}</CodeBlock>);
    expect(container.querySelector('.theme-code-block')).toHaveClass('code-numbered');
    expect([...container.querySelectorAll('.token-line')].map(({textContent}) => textContent)).toEqual(['a', '', 'b']);
  });
});
