import {htmlToText} from '@site/src/lib/text/htmlToText';

it.each([
  ['<h2 id=x>Use <code>lib.dts</code></h2>', 'Use lib.dts'],
  ['a &amp;amp; b &lt;T&gt; &#39;c&#x27; &quot;d&quot;', 'a &amp; b <T> \'c\' "d"'],
  ['dts<a href=#dts class=hash-link>\u200b</a>', 'dts'],
  [' a&nbsp;b\n  c ', 'a b c'],
])('htmlToText reads %j as %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
