/** @jest-environment node */
import {judgePage} from '@site/src/plugins/site-data/server/judgePage';
import {chooseParser} from '@site/src/server/markdown/parsers';

const FILE = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/a.mdx';

function judge(source: string): string[] {
  const page = {file: FILE, source, root: chooseParser(FILE).parse(source)};
  return judgePage(page, {siteDir: '/site', host: ''}).map(({line, message}) => `${line}: ${message}`);
}

it('finds nothing in a page that the build takes', () => {
  expect(judge('---\ntitle: 甲\n---\n\n:::note\n文字。\n:::\n\n<Badge kind="new">新</Badge>\n')).toEqual([]);
});

it.each([
  ['title: ""\ndescription: "  "', ['2: Please enter title (found "")', '3: Please enter description (found "  ")']],
  ['title: 甲\npageType: [home]', ['3: pageType is not a valid string (found ["home"])']],
  ['title: 甲\nsidebar_position: two', ['3: "sidebar_position" must be a number (found "two")']],
  ['title: 甲\nserach: false', ['3: the front matter has no key "serach"; did you mean search?']],
  ['title 甲', ['1: the front matter is no list of lines "key: value"']],
])('finds the front matter %j', (lines, expected) => {
  expect(judge(`---\n${lines}\n---\n\n文字。\n`)).toEqual(expected);
});

it.each([
  [':::note\n文字。', ':::note has no end; close it with a line ":::" of its own, at the same indentation'],
  [
    '这种 {格式} 是什么',
    'what stands in braces is JavaScript, and "格式" is not defined; for text write "\\{格式\\}" or "`{格式}`", for a value import or export "格式"',
  ],
  [
    '<Badge kind="neu">新</Badge>',
    '<Badge> has kind="neu"; expected since, default, type, required, experimental, deprecated, new, added, changed, moved, removed',
  ],
  ['<img src="/none.png" alt="" />', '<img src="/none.png">: there is no such file in "static"'],
])('finds %j', (text, message) => {
  expect(judge(`---\ntitle: 甲\n---\n\n${text}\n`)).toEqual([`5: ${message}`]);
});
