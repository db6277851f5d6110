import fc from 'fast-check';
import {escapeHtmlDocument, formatTitle, htmlToInline, renderInline, stripInline} from '@site/src/lib/text';

describe('renderInline', () => {
  it('TEXT-01 finds code, bold and italic', () => {
    expect(renderInline('Use `lib.dts`, **now** or *later*')).toEqual([
      {type: 'text', value: 'Use '},
      {type: 'code', value: 'lib.dts'},
      {type: 'text', value: ', '},
      {type: 'bold', children: [{type: 'text', value: 'now'}]},
      {type: 'text', value: ' or '},
      {type: 'italic', children: [{type: 'text', value: 'later'}]},
    ]);
  });

  it('TEXT-01 nests marks', () => {
    const italic = {type: 'italic', children: [{type: 'text', value: 'b'}]};
    expect(renderInline('**a *b* `c`**')).toEqual([
      {
        type: 'bold',
        children: [{type: 'text', value: 'a '}, italic, {type: 'text', value: ' '}, {type: 'code', value: 'c'}],
      },
    ]);
    expect(renderInline('**a *b***')).toEqual([{type: 'bold', children: [{type: 'text', value: 'a '}, italic]}]);
    expect(renderInline('***b***')).toEqual([{type: 'bold', children: [italic]}]);
    expect(renderInline('*a **b***')).toEqual([
      {
        type: 'italic',
        children: [
          {type: 'text', value: 'a '},
          {type: 'bold', children: [{type: 'text', value: 'b'}]},
        ],
      },
    ]);
  });

  it('TEXT-01 keeps code literal, tags and marks in it included', () => {
    expect(renderInline('`Array<T>` and `**x**`')).toEqual([
      {type: 'code', value: 'Array<T>'},
      {type: 'text', value: ' and '},
      {type: 'code', value: '**x**'},
    ]);
    expect(renderInline('``a`b``')).toEqual([{type: 'code', value: 'a`b'}]);
    expect(renderInline('`a``b`')).toEqual([{type: 'code', value: 'a``b'}]);
    expect(renderInline('**a `**` b**')).toEqual([
      {
        type: 'bold',
        children: [
          {type: 'text', value: 'a '},
          {type: 'code', value: '**'},
          {type: 'text', value: ' b'},
        ],
      },
    ]);
  });

  it.each([
    '2 * 3 * 4',
    '*.js or *.ts',
    'a ** b ** c',
    '**open',
    '`open',
    '*',
    '****',
    'a* b*c',
    '<b>x</b> & [y](z)',
    '__x__',
  ])('TEXT-01 leaves %s as it is', (text) => {
    expect(renderInline(text)).toEqual([{type: 'text', value: text}]);
  });

  it('TEXT-01 loses nothing but marks', () => {
    fc.assert(
      fc.property(fc.string({unit: fc.constantFrom('*', '`', 'a', ' ', '<')}), (text) => {
        expect(stripInline(text).replace(/[*`]/g, '')).toBe(text.replace(/[*`]/g, ''));
      }),
    );
  });
});

describe('stripInline', () => {
  it.each([
    ['Use `lib.dts` **now**', 'Use lib.dts now'],
    ['**a *b* `<T>`**', 'a b <T>'],
    ['plain', 'plain'],
    ['', ''],
  ])('TEXT-01 reads %s as %s', (text, expected) => {
    expect(stripInline(text)).toBe(expected);
  });
});

describe('escapeHtmlDocument', () => {
  it.each([
    ['<!doctype html><html>', '&lt;!doctype html&gt;&lt;html&gt;'],
    ['<!DOCTYPE HTML>', '&lt;!DOCTYPE HTML&gt;'],
    ['a <HEAD> & "b"', 'a &lt;HEAD&gt; &amp; &quot;b&quot;'],
    ["<body class='x'>", '&lt;body class=&#39;x&#39;&gt;'],
    ['</html>', '&lt;/html&gt;'],
    ['<x-card>1</x-card>', '&lt;x-card&gt;1&lt;/x-card&gt;'],
  ])('TEXT-02 escapes %s', (text, expected) => {
    expect(escapeHtmlDocument(text)).toBe(expected);
  });

  it.each(['<header>x</header>', '<b>x</b>', 'html & body', 'a < b'])('TEXT-02 leaves %s unchanged', (text) => {
    expect(escapeHtmlDocument(text)).toBe(text);
  });
});

describe('htmlToInline', () => {
  it.each([
    ['Use <code>lib.dts</code>', 'Use `lib.dts`'],
    ['<strong>a</strong> <em>b</em>', '**a** *b*'],
    ['<code>Array&lt;T&gt;</code>', '`Array<T>`'],
    ['a &amp; b', 'a & b'],
    ['<span class="x">a</span>', 'a'],
    ['<code>a`b</code>', '``a`b``'],
  ])('OUTLINE-03 reads %s as %s', (html, expected) => {
    expect(htmlToInline(html)).toBe(expected);
  });
});

describe('formatTitle', () => {
  const siteTitle = 'Rslib';
  it.each([
    [{title: 'Features', siteTitle}, 'Features - Rslib'],
    [{title: ' Features ', siteTitle: ' Rslib '}, 'Features - Rslib'],
    [{title: '', siteTitle}, 'Rslib'],
    [{title: undefined, siteTitle}, 'Rslib'],
    [{title: 'Rslib', siteTitle}, 'Rslib'],
    [{title: 'Features', siteTitle, titleSuffix: 'Docs'}, 'Features - Docs'],
    [{title: 'Features', siteTitle, titleSuffix: ' | Docs '}, 'Features | Docs'],
    [{title: 'Features', siteTitle, titleSuffix: '- Docs'}, 'Features - Docs'],
    [{title: '', siteTitle, titleSuffix: 'Docs'}, 'Rslib - Docs'],
    [{title: '404', siteTitle, delimiter: '|'}, '404 | Rslib'],
  ])('HEAD-03 formats %j as %s', (params, expected) => {
    expect(formatTitle(params)).toBe(expected);
  });
});
