/** @jest-environment node */
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createRemarkNames} from '@site/src/plugins/site-data/server/remarkNames';

const ROOT = process.cwd();

function check(source: string): void {
  const processor = unified().use(remarkParse).use(remarkMdx).use(createRemarkNames(ROOT));
  processor.runSync(processor.parse(source), new VFile({path: path.join(ROOT, 'i18n/zh/a.mdx')}));
}

it.each([
  'A \\{name\\} and `{name}`, {/* a comment */} and {"text"}',
  'import {a as own, b} from "./x"\nimport c, * as d from "./y"\n\n{own + b + c.x + d.y.z}',
  'export const {a, b: [c], ...d} = {}\nexport function E() { return F }\nexport class F extends E {}\n\n{a + c + d}',
  'Used before it is defined: {late}\n\nexport const late = 1',
  '{props.name} of {frontMatter.title} in {toc.length} with {metadata.version}',
  '{[1, 2].map((item, index) => item * index).join(Math.max(...[1], undefined))}',
  '{(() => { const local = 1; try { return {key: local} } catch (error) { return error } })()}',
  '{items?.map(({title, ...rest}, [first] = [1]) => <li key={title} {...rest}>{first}</li>)}\n\nexport const items = []',
  '<button onClick={() => window.scrollTo(0, document.body.scrollTop)}>Up</button>',
  '<span title={typeof window === "undefined" ? "" : window.name}>A</span>',
  '<Badge {...props} kind={props.kind}>1</Badge>, {props.isNew && <Badge>new</Badge>}',
  'import Own from "./own"\n\n{true && <Own.Inner><b>1</b></Own.Inner>}',
  '{new Date(0).toISOString()} {(function () { return arguments.length })()} {`${1}`}',
])('accepts %s', (source) => {
  expect(() => check(source)).not.toThrow();
});

it('says how text in braces is written', () => {
  expect(() => check('\nText\nwith {curly} braces.')).toThrowErrorMatchingInlineSnapshot(
    `"site-data: i18n/zh/a.mdx:3:7: what stands in braces is JavaScript, and "curly" is not defined; for text write "\\{curly\\}" or "\`{curly}\`", for a value import or export "curly"."`,
  );
});

it.each([
  ['A {options.name}', '1:4', '"options" is not defined'],
  ['> - A {  [curly] }', '1:11', '"curly" is not defined'],
  ['\n{\n  curly\n}', '3:3', 'what stands in braces is JavaScript, and "curly" is not defined'],
  ['<Badge kind={kind}>1</Badge>', '1:14', '"kind" is not defined; import or export it, or write it in quotes'],
  ['<Badge {...rest}>1</Badge>', '1:12', '"rest" is not defined'],
  ['export const a = b', '1:18', '"b" is not defined'],
  ['{((a = b) => a)()}', '1:8', '"b" is not defined'],
  [
    '{true && <Nope />}',
    '1:11',
    '<Nope> is no component of the site, and the page does not import it; there are Badge',
  ],
  ['{document.title}', '1:2', '"document" is not there when the page is built'],
])('throws at %s', (source, place, message) => {
  expect(() => check(source)).toThrow(`site-data: i18n/zh/a.mdx:${place}: `);
  expect(() => check(source)).toThrow(message);
});

it('names each of several', () => {
  expect(() => check('{one} and\n{two}')).toThrow(/a\.mdx:1:2: .*"one".*\n.*a\.mdx:2:2: .*"two"/);
});
