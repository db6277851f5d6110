/** @jest-environment node */
import {compareFrontMatter} from '@site/src/plugins/translations/server/structure/compareFrontMatter';

const ENGLISH = ['title: One', 'description: A page.', 'overview: true'];

function compare(translated: readonly string[], original: readonly string[] = ENGLISH): string[] {
  const page = (file: string, lines: readonly string[]) => ({file, source: `---\n${lines.join('\n')}\n---\n\nText.\n`});
  return compareFrontMatter(page('docs/a.mdx', original), page('zh/a.mdx', translated)).map(
    ({file, line, message}) => `${file}:${line} ${message}`,
  );
}

it('accepts other texts and the same settings', () => {
  expect(compare(['title: 一', 'description: 一个页面。', 'overview: true'])).toEqual([]);
});

it.each([
  [['title: 一', 'overview: true'], 'zh/a.mdx:1 the front matter lacks "description", which docs/a.mdx:3 has'],
  [
    ['title: 一', 'description: 一个页面。', 'overview: true', 'slug: /foo'],
    'zh/a.mdx:5 the front matter has "slug", which docs/a.mdx has not: take it out',
  ],
  [
    ['title: 一', 'description: 一个页面。', 'overview: false'],
    'zh/a.mdx:4 "overview" is the same in every language: write true, as docs/a.mdx:4 does',
  ],
  [
    ['title: 5', 'description: 一个页面。', 'overview: true'],
    'zh/a.mdx:2 "title" is of another type than in docs/a.mdx:2 (found 5)',
  ],
])('reports %j', (translated, message) => {
  expect(compare(translated)).toEqual([message]);
});

it('takes search words that only one of the languages has', () => {
  const chinese = ['title: 一', 'description: 一个页面。', 'overview: true'];
  expect(compare([...chinese, 'keywords: [甲]'])).toEqual([]);
  expect(compare(chinese, [...ENGLISH, 'keywords: [one]'])).toEqual([]);
  expect(compare([...chinese, 'keywords: 甲'], [...ENGLISH, 'keywords: [one]'])).toEqual([
    'zh/a.mdx:5 "keywords" is of another type than in docs/a.mdx:5 (found "甲")',
  ]);
});
