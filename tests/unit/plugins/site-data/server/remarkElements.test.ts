/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {RARE_COMPONENTS} from '@site/src/plugins/lean/rareComponents';
import {ELEMENT_RULES} from '@site/src/plugins/site-data/server/elementRules';
import {createRemarkElements} from '@site/src/plugins/site-data/server/remarkElements';

const ROOT = process.cwd();

function check(source: string): void {
  const processor = unified().use(remarkParse).use(remarkMdx).use(createRemarkElements(ROOT));
  processor.runSync(processor.parse(source), new VFile({path: path.join(ROOT, 'docs/a.mdx')}));
}

const TABS =
  '<Tabs>\n\n<TabItem value="a">\n\nA\n\n</TabItem>\n\n<TabItem value="b" default>\n\nB\n\n</TabItem>\n\n</Tabs>';
const STEPS = '<Steps>\n\n1. One\n2. Two\n\n</Steps>';

it.each([
  '<Badge kind="since">1.0</Badge> and <Badge>plain</Badge>, <Badge kind={kind}>computed</Badge>',
  '<Option of="lib.dts" /> <Option again of="lib.dts" />',
  '<Img src="/a.png" alt="" width={1} height={1} caption="C" />',
  '<Img {...image} />',
  '<img src="/a.png" alt="" loading="lazy" />',
  '<a href="https://example.com">A</a> <a href={address}>B</a> <a id="c">C</a>',
  TABS,
  STEPS,
  '<Tabs>{items}</Tabs>',
  '<Cards>\n\n<Card title="A" href="/a">\n\nText.\n\n</Card>\n\n</Cards>',
  '<Cards>\n<Card title="A" href="/a">Text.</Card>\n<Card title="B" href="/b">Text.</Card>\n</Cards>',
  '<BeforeAfter>\n\n```ts\n1\n```\n\n```ts\n2\n```\n\n</BeforeAfter>',
  '<VersionChanges from="0.x" only="flags" />',
  '<Details open>\n\nText.\n\n</Details>',
  'import Part, {Other} from "./_part.mdx"\n\n<Part free="1" />\n\n<Other.Inner />',
  'export const Own = () => null\n\nexport function Second() {}\n\n<Own />\n\n<Second />',
])('accepts %s', (source) => {
  expect(() => check(source)).not.toThrow();
});

it.each([
  ['<Badge kind="sinc">1</Badge>', 'Badge> has kind="sinc"; expected since, default, type, required, experimental, '],
  ['<Badge type="since">1</Badge>', 'Badge> has no attribute "type"; it may have kind.'],
  ['<Steps start="2">\n\n1. One\n\n</Steps>', 'Steps> has no attribute "start"; it has none.'],
  ['<Steps>\n\n- One\n\n</Steps>', 'Steps> holds one numbered list and nothing else.'],
  ['<Steps>\n\n1. One\n\nText.\n\n</Steps>', 'Steps> holds one numbered list and nothing else.'],
  [
    '<VersionChanges from="0.x" only="option" />',
    'VersionChanges> has only="option"; expected options, api, flags, pages.',
  ],
  ['<VersionChanges />', 'VersionChanges> needs from="…".'],
  ['<Img src="/a.png" alt="A" />', 'Img> needs width="…", height="…".'],
  ['<img src="/a.png" />', 'img> needs alt="…".'],
  [
    '<a href="/config/lib">A</a>',
    'a> has href="/config/lib", which is not checked, and knows no language and version; ',
  ],
  ['<a href="./lib.mdx#dts">A</a>', 'a> has href="./lib.mdx#dts", which is not checked'],
  [TABS.replaceAll('TabItem', 'Tab'), 'Tabs> holds <TabItem> elements and nothing else.'],
  [TABS.replace('"b"', '"a"'), 'Tabs> has value="a" twice.'],
  ['<Tabs></Tabs>', 'Tabs> holds <TabItem> elements and nothing else.'],
  ['<Cards>\n\n- One\n\n</Cards>', 'Cards> holds <Card> elements and nothing else.'],
  ['<BeforeAfter>\n\nOne.\n\n</BeforeAfter>', 'BeforeAfter> holds two parts: before and after.'],
  [
    '<Stepps />',
    'Stepps> is no component of the site, and the page does not import it; there are Badge, BeforeAfter, ',
  ],
])('throws at %s', (source, message) => {
  expect(() => check(`\n${source}`)).toThrow(`site-data: docs/a.mdx:2:1: <${message}`);
});

it('names every problem of a page', () => {
  expect(() => check('<Badge kind="a">1</Badge>\n\nText <Nope />.')).toThrow(
    /a\.mdx:1:1: <Badge> has kind="a".*\.\n.*a\.mdx:3:6: <Nope> is no component/,
  );
});

it('has a rule for every component that authors use without importing it', () => {
  // `BelowFold` and `SampleProof` are added by plugins.
  const file = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  const own = [...file.slice(file.indexOf('export default')).matchAll(/^ {2}(?<name>[A-Z]\w+),$/gm)].map(
    ([, name]) => name,
  );
  const authored = own.filter((name) => name !== 'BelowFold' && name !== 'SampleProof');
  expect(own.length).toBeGreaterThan(8);
  expect(Object.keys(ELEMENT_RULES).sort()).toEqual(
    [...authored, ...Object.keys(RARE_COMPONENTS), 'Details', 'Head', 'a', 'img'].sort(),
  );
});
