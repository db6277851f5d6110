import type {Code, Root} from 'mdast';
import {remarkCodeMeta} from '@site/src/plugins/code-tokens/server/remarkCodeMeta';

function readMeta(meta: string | null): string | null | undefined {
  const tree: Root = {type: 'root', children: [{type: 'code', lang: 'ts', meta, value: ''}]};
  remarkCodeMeta()(tree);
  return (tree.children[0] as Code).meta;
}

it.each([
  ['title="src/a b.ts" sample="cjs" {7-11} uses="esm" showLineNumbers=3', 'title="src/a b.ts" {7-11}'],
  [`{1,3-4} title='it is "quoted"' log`, `{1,3-4} title='it is "quoted"'`],
  ['sample="subtitle" run nocheck="{not lines}"', null],
  ['expect=contains', null],
  [null, null],
])('keeps of %s what the page shows', (meta, shown) => {
  expect(readMeta(meta)).toBe(shown);
});
