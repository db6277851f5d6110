import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parseHtml, textOf, toMarkdown} from '@site/src/lib/markdown';

const convert = (html: string): string =>
  toMarkdown(parseHtml(html), {resolve: (address) => new URL(address, 'https://example.com/guide/').href});

/** What a reader of Markdown sees: kinds and texts. */
function show(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  const inner = 'children' in node ? node.children.map(show).join('') : 'value' in node ? node.value : '';
  const done = node.type === 'listItem' && typeof node.checked === 'boolean' ? ` ${String(node.checked)}` : '';
  return `<${node.type}${done}>${inner}</>`;
}

const read = (html: string): string =>
  unified().use(remarkParse).use(remarkGfm).parse(convert(html)).children.map(show).join('');

describe('parseHtml', () => {
  it.each([
    ['list items', '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>', '- a\n- b\n\n  - c\n- d\n'],
    ['cells and rows', '<table><tr><th>a<th>b<tr><td>1<td>2</table>', '| a | b |\n| --- | --- |\n| 1 | 2 |\n'],
    ['terms', '<dl><div><dt>a<dd>1</div><div><dt>b<dd>2</div></dl>', '- a: 1\n- b: 2\n'],
    ['paragraphs', '<p>a<p>b<div>c</div>', 'a\n\nb\n\nc\n'],
  ])('ends %s that have no end tag', (_, html, expected) => {
    expect(convert(html)).toBe(expected);
  });

  it('takes the slash at the end of a bare value for a part of it', () => {
    expect(convert('<p><a href=/x/>y</a> z')).toBe('[y](https://example.com/x/) z\n');
  });

  it('decodes entities once', () => {
    expect(textOf(parseHtml('&lt;a&gt; &amp;lt; &#39;&#x27;&nbsp;&unknown;'))).toBe("<a> &lt; ''\u00a0&unknown;");
  });

  it('leaves comments and doctypes out', () => {
    expect(textOf(parseHtml('<!doctype html>a<!-- <b>c</b> -->d'))).toBe('ad');
  });
});

describe('toMarkdown', () => {
  it('parts a name from what is said of it as its language does', () => {
    const html =
      '<dl><dt>类型<dd>a<dd>b<dt>默认值<dd>c</dl><p><a href=/x><span class=title>链接</span><span>说明</span></a></p>';
    expect(toMarkdown(parseHtml(html), {resolve: (address) => address, colon: '：'})).toBe(
      '- 类型：a b\n- 默认值：c\n\n[链接](/x)：说明\n',
    );
  });

  it.each([
    ['<span class=badge_ab12>Changed</span><span>1 section</span>', 'a (Changed) 1 section'],
    ['<span class=badge_ab12>Changed</span>, b', 'a (Changed), b'],
    ['<span class=badge_ab12>Changed</span> b', 'a (Changed) b'],
  ])('keeps a badge apart from a word behind it: %s', (html, expected) => {
    expect(convert(`<p>a${html}</p>`).trim()).toBe(expected);
  });

  it('writes headings without their own links', () => {
    expect(convert('<h2 id=a>The <code>lib</code> key<a href=#a class=hash-link>\u200b</a></h2>')).toBe(
      '## The `lib` key\n',
    );
  });

  it('writes marks, links, images and code', () => {
    expect(
      convert(
        '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d`e</code> <a href="x y#z">f</a> <img src=/g.png alt="h"><img src=/i.png alt="">',
      ),
    ).toBe('**a** *b* ~~c~~ ``d`e`` [f](https://example.com/guide/x%20y#z) ![h](https://example.com/g.png)\n');
  });

  it('escapes what would be marks, and nothing inside words', () => {
    expect(convert('<p>a*b [c] &lt;Tabs> snake_case _d_ \\')).toBe('a\\*b \\[c\\] \\<Tabs> snake_case \\_d\\_ \\\\\n');
  });

  it.each([
    '1986. A great year',
    '2) b',
    '+ foo',
    '- foo',
    '# foo',
    '###### foo',
    '> foo',
    '~~~ foo',
    '---',
    '- - -',
    '-',
    '~a~ b',
    'a ~~b~~ c',
    'about ~5 and ~6',
    '&lt; and &#35; &;',
    '!',
    ':-- | --:',
    '===',
    '1.',
    '#',
    '#1 -1 +1',
  ])('keeps a text that looks like a mark: %s', (text) => {
    const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(read(`<p>${html}`)).toBe(`<paragraph>${text}</>`);
    expect(read(`<p> ${html}`)).toBe(`<paragraph>${text}</>`);
    expect(read(`<p>a<br>${html}`)).toBe(`<paragraph>a<break></>${text}</>`);
    expect(read(`<ul><li>${html}</ul>`)).toBe(`<list><listItem><paragraph>${text}</></></>`);
    expect(read(`<dl><dt>${html}<dd>${html}</dl>`)).toBe(`<list><listItem><paragraph>${text}: ${text}</></></>`);
    expect(read(`<h2>${html}</h2>`)).toBe(`<heading>${text}</>`);
    expect(read(`<table><tr><td>${html}</table>`)).toBe(`<table><tableRow><tableCell>${text}</></></>`);
    expect(read(`<p>${html}<a href=/x>y</a>`)).toBe(`<paragraph>${text}<link>y</></>`);
  });

  it('escapes no more of a text than would be a mark', () => {
    const texts = '<p>a ~5 kB<p>#1 - a > b + c<p>a & b; c<p>1.5 ~/x';
    expect(convert(texts)).toBe('a ~5 kB\n\n#1 - a > b + c\n\na & b; c\n\n1.5 ~/x\n');
    expect(convert('<table><tr><td>- a<td># b</table>')).toBe('| - a | # b |\n| --- | --- |\n');
  });

  it('keeps the end of a line', () => {
    expect(convert('<p>a\\<br>b <br> c<br><br>d<br></p>')).toBe('a\\\\\\\nb\\\nc\\\n\\\nd\n');
    expect(convert('<ul><li>a<br>b</ul>')).toBe('- a\\\n  b\n');
    expect(convert('<table><tr><td>a<br>b<td><p>c\\<p>d</table>')).toBe('| a<br>b | c\\\\ d |\n| --- | --- |\n');
    expect(convert('<h2>a<br>b</h2><dl><dt>c<br>d<dd>e<br>f</dl>')).toBe('## a b\n\n- c d: e\\\n  f\n');
  });

  it('tells which tasks are done', () => {
    const box = '<input type=checkbox disabled';
    const list = `<li class=task-list-item>${box} checked> done<li class=task-list-item><p>${box} /> open</p><p>more</p>`;
    expect(read(`<ul class=contains-task-list>${list}</ul>`)).toBe(
      '<list><listItem true><paragraph>done</></><listItem false><paragraph>open</><paragraph>more</></></>',
    );
    expect(convert('<p>a <input type=checkbox> b <input type=search disabled value=x></p>')).toBe('a b\n');
  });

  it('marks no space', () => {
    expect(convert('<p>a<strong> b </strong>c<em></em>')).toBe('a **b** c\n');
  });

  it('writes code blocks with language and title, and a fence that fits', () => {
    const html =
      '<div class="x language-md theme-code-block"><div class=header_ab12><span class=title_ab12>a.md</span></div>' +
      '<pre><code><div class=token-line><span>```js</span><br></div><div class=token-line><span>  x &lt; y</span><br></div>' +
      '<div class=token-line><span>```</span><br></div></code></pre></div>';
    expect(convert(html)).toBe('````md title="a.md"\n```js\n  x < y\n```\n````\n');
  });

  it('names the language of plain text where a title follows, which would be taken for one', () => {
    const block = (header: string): string =>
      `<div class="language-text theme-code-block">${header}<pre><code><div class=token-line>a<br></div></code></pre></div>`;
    expect(convert(block('<div class=header_ab12><span class=title_ab12>a.txt</span></div>'))).toBe(
      '```text title="a.txt"\na\n```\n',
    );
    expect(convert(block(''))).toBe('```\na\n```\n');
  });

  it('takes title and language of a block without a title line from its name', () => {
    expect(convert('<pre aria-label="dist/index.cjs"><code>a</code></pre>')).toBe(
      '```js title="dist/index.cjs"\na\n```\n',
    );
    expect(convert('<pre aria-label="Output"><code>a</code></pre>')).toBe('```text title="Output"\na\n```\n');
  });

  it('writes added and removed lines as a diff', () => {
    const line = (text: string, mark: string): string => `<div class="token-line ${mark}">${text}<br></div>`;
    const html = `<div class="language-ts theme-code-block"><pre><code>${line('a', '')}${line('b', 'removed_ab12')}${line('c', 'added_ab12')}</code></pre></div>`;
    expect(convert(html)).toBe('```diff\n a\n-b\n+c\n```\n');
  });

  it('writes lists in lists and blocks in items', () => {
    expect(convert('<ol start=3><li><p>a</p><pre><code>x\n</code></pre></li><li><p>b</p></li></ol>')).toBe(
      '3. a\n\n   ```\n   x\n   ```\n\n4. b\n',
    );
  });

  it('writes a table whose cells hold bars and lists', () => {
    expect(convert('<table><tr><th>a</th></tr><tr><td><code>b | c</code><ul><li>d</li></ul></td></tr></table>')).toBe(
      '| a |\n| --- |\n| `b \\| c` - d |\n',
    );
  });

  it('keeps a row of a table whole whose cell holds code', () => {
    const code = '<pre class="language-js"><code>a | b\n\n  c`\n</code></pre>';
    expect(convert(`<table><tr><th>a<th>b<tr><td>${code}<td>d<ul><li>${code}e</ul></table>`)).toBe(
      '| a | b |\n| --- | --- |\n| `a \\| b` `` c` `` | d - `a \\| b` `` c` `` e |\n',
    );
  });

  it('writes lists and code below the name that they are said of', () => {
    expect(
      convert(
        '<dl><dt>a<dd><ul><li>b<li>c</ul><dt>d<dd><p>e</p><pre><code>f\n\ng</code></pre><p>h</p><dd>i<dt>j<dd>k<dd>l<dt>m<dd></dl>',
      ),
    ).toBe('- a:\n\n  - b\n  - c\n- d: e\n\n  ```\n  f\n\n  g\n  ```\n\n  h\n\n  i\n- j: k l\n- m:\n');
  });

  it('encodes what would end an address in parentheses', () => {
    expect(convert('<p><a href="/a b(1">c</a> <img alt=d src="/e (2).png"></p>')).toBe(
      '[c](https://example.com/a%20b%281) ![d](https://example.com/e%20%282%29.png)\n',
    );
  });

  it('writes notes, tabs, file trees, options and cards by what they show', () => {
    expect(
      convert(
        '<div class="theme-admonition theme-admonition-tip"><div class=admonitionHeading_ab12><svg><title>i</title></svg>Good to know</div>' +
          '<div class=admonitionContent_ab12><p>a</p><p>b</p></div></div>',
      ),
    ).toBe('> **Good to know**\n>\n> a\n>\n> b\n');
    expect(
      convert(
        '<div class=theme-tabs-container><div role=tablist><button>ESM</button></div><div role=tabpanel data-title=ESM>a</div>' +
          '<div role=tabpanel data-title=CJS hidden><p>b</p></div></div>',
      ),
    ).toBe('**ESM**\n\na\n\n**CJS**\n\nb\n');
    expect(
      convert(
        '<div class=tree_ab12><ul><li><span>dist/</span><ul><li><span>a.js</span></ul><li><span>b.js</span></ul></div>',
      ),
    ).toBe('```\ndist/\n  a.js\nb.js\n```\n');
    expect(
      convert(
        '<div class=tree_ab12><p class=title_ab12>acme</p><ul><li><span><span class=name_ab12>a.ts</span>' +
          '<span class=note_ab12>the <code>entry</code></span></span></ul></div>',
      ),
    ).toBe('```text title="acme"\na.ts  # the entry\n```\n');
    expect(
      convert(
        '<div><p><code>lib.dts</code><span class=mark_ab12>Since 1.0</span><dl><dt>Type<dd><code>boolean</code></dl></div>',
      ),
    ).toBe('`lib.dts` (Since 1.0)\n\n- Type: `boolean`\n');
    expect(
      convert(
        '<div class=cards_ab12><a href=/a><span class=title_ab12>A</span><span class=text_ab12>First.</span><code>x: 1</code></a><a href=/b><span class=title_ab12>B</span></a></div>',
      ),
    ).toBe('- [A](https://example.com/a): First. `x: 1`\n- [B](https://example.com/b)\n');
  });

  it('leaves controls, icons and the marks of the build out', () => {
    expect(
      convert(
        '<p>a<button>Copy</button><svg><text>i</text></svg></p><label>Filter</label><input value=x><script>x</script>' +
          '<details class=proof_ab12><summary>Built</summary></details><p data-markdown=skip>no</p><nav>no</nav>',
      ),
    ).toBe('a\n');
  });

  it('writes details with their summary', () => {
    expect(convert('<details><summary>More</summary><div><p>a</p></div></details>')).toBe('**More**\n\na\n');
  });
});
