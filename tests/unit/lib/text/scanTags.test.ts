import {getAttribute, scanTags} from '@site/src/lib/text/scanTags';

const names = (html: string): string[] =>
  [...scanTags(html)].map(({name, isClosing}) => (isClosing ? `/${name}` : name));

describe('scanTags', () => {
  it('reads minified HTML: values without quotes, quotes that hold a bracket, void elements', () => {
    const html = '<h2 class="a b" id=x title="a > b">T<a href=/x/>y</a></h2><br/><IMG src=a>';
    expect(names(html)).toEqual(['h2', 'a', '/a', '/h2', 'br', 'img']);
    const [heading] = [...scanTags(html)];
    expect(getAttribute(heading.attributes, 'id')).toBe('x');
    expect(getAttribute(heading.attributes, 'title')).toBe('a > b');
    expect(getAttribute(heading.attributes, 'class')).toBe('a b');
    expect(getAttribute(heading.attributes, 'lang')).toBeUndefined();
    expect(html.slice(heading.start, heading.end)).toBe('<h2 class="a b" id=x title="a > b">');
  });

  it('finds nothing in comments, scripts and styles', () => {
    expect(names('<!-- <h1> --><script>if (a<b) x("<h2 id=n>")</script><style>a<b</style><p>')).toEqual([
      'script',
      '/script',
      'style',
      '/style',
      'p',
    ]);
  });

  it('takes no attribute value for an attribute', () => {
    expect(getAttribute('data-x="id=wrong" id=right', 'id')).toBe('right');
    expect(getAttribute('hidden id', 'hidden')).toBe('');
  });
});
