/** @jest-environment node */
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createRemarkDirectives} from '@site/src/plugins/site-data/server/remarkDirectives';

const ROOT = process.cwd();

function check(value: string): void {
  const processor = unified().use(remarkParse).use(remarkDirective).use(remarkMdx).use(createRemarkDirectives(ROOT));
  const file = new VFile({path: path.join(ROOT, 'docs/a.mdx'), value});
  processor.runSync(processor.parse(file), file);
}

it.each([
  ':::tip\n\nText.\n\n:::',
  ':::warning[Title]\nText.\n:::\n\nMore.',
  '::::info\n\n:::note\nInner.\n:::\n\n::::',
  '1. One\n\n   :::tip\n   Text.\n   :::\n\n2. Two',
  '> :::tip\n> Text.\n> :::',
  'A path:to and `::: tip` in code.\n\n```md\n::: tip\n```',
])('accepts %j', (text) => {
  expect(() => check(text)).not.toThrow();
});

it.each([
  [':::tip\n\nText.', ':::tip has no end; close it with a line ":::" of its own, at the same indentation.'],
  [':::tip\n\nText. :::', ':::tip has no end; close it with a line ":::" of its own, at the same indentation.'],
  ['::::info\n\n:::note\nInner.\n\n::::', ':::note has no end'],
  [':::hint\n\nText.\n\n:::', ':::hint is no note; there are secondary, info, '],
  ['::video', '"::video" shows nothing; a note opens with three colons.'],
  ['See :a[b].', '":a" and what follows show nothing; write "\\:" for a colon.'],
  ['::: tip\nText.\n:::', '"::: tip" opens and closes no note; write ":::tip" without a space'],
  [
    ':::tip Title\n\nText.\n\n:::',
    '":::tip Title" opens and closes no note; write ":::tip[Title]" for a note with a title.',
  ],
  ['::::note A title \n\nText.\n\n::::', 'write "::::note[A title]" for a note with a title.'],
  ['::: tip\nText.\n:::', '":::tip[Title]" for one with a title'],
  ['Text.\n\n:::', '":::" opens and closes no note'],
])('throws at %j', (text, message) => {
  expect(() => check(`\n${text}`)).toThrow(message);
});

it('names every problem of a page with file, line and column', () => {
  expect(() => check(':::hint\n:::\n\nText :a[b].')).toThrow(
    /^site-data: docs\/a\.mdx:1:1: :::hint .*\nsite-data: docs\/a\.mdx:4:6: ":a" /,
  );
});

describe('a note without an end that stands before another one', () => {
  const UNTIL = (line: number, name = 'warning') =>
    ` has no end before the :::${name} of line ${line}; close it with a line ":::" of its own, at the same indentation; ` +
    'a note around another one has more colons.';

  it.each([
    [
      'is named, not the other one',
      ':::note\n\nText.\n\n## More\n\n:::warning\n\nText.\n\n:::',
      `1:1: :::note${UNTIL(7)}`,
    ],
    ['is named in a list', '- A\n\n  :::note\n  Text.\n\n  :::warning\n  Text.\n  :::', `3:3: :::note${UNTIL(6)}`],
    [
      'is named once where two lack their end',
      ':::note\n\nText.\n\n:::tip\n\nText.\n\n:::warning\n\nText.\n\n:::',
      `1:1: :::note${UNTIL(5, 'tip')}`,
    ],
    [
      'is named inside of one with more colons',
      '::::info\n\n:::note\nText.\n\n:::warning\nText.\n:::\n\n::::',
      `3:1: :::note${UNTIL(6)}`,
    ],
  ])('%s', (_name, text, message) => {
    expect(() => check(text)).toThrow(new Error(`site-data: docs/a.mdx:${message}`));
  });

  it('is named beside the other one where neither has an end', () => {
    expect(() => check(':::note\n\nText.\n\n:::warning\n\nText.')).toThrow(
      /^site-data: docs\/a\.mdx:1:1: :::note has no end; .*\nsite-data: docs\/a\.mdx:5:1: :::warning has no end; /,
    );
  });
});
