import {render} from '@testing-library/react';
import InlineText from '@site/src/components/InlineText';

describe('InlineText', () => {
  it('TEXT-01 renders code, bold and italic', () => {
    const {container} = render(<InlineText text="Use `a<T>`, **b *c***" />);
    expect(container.innerHTML).toBe('Use <code>a&lt;T&gt;</code>, <strong>b <em>c</em></strong>');
  });

  it.each([
    '<!doctype html><html><body>x</body></html>',
    '<x-card>1</x-card>',
    '<img src=x onerror=alert(1)>',
    '<b>x</b> &amp;',
  ])('TEXT-02 TEXT-03 shows %s literally and creates no element', (text) => {
    const {container} = render(<InlineText text={text} />);
    expect(container.textContent).toBe(text);
    expect(container.children).toHaveLength(0);
  });
});
