import {rehypeBelowFold} from '@site/src/plugins/runtime/server/rehypeBelowFold';

const paragraph = (value: string) => ({type: 'element', tagName: 'p', children: [{type: 'text', value}]});
const exported = {type: 'mdxjsEsm', value: 'export const toc = []'};

it('puts the rest of a long page into <BelowFold>, all of it and in order; exports stay outside', () => {
  const paragraphs = Array.from({length: 80}, (_, index) => paragraph(`${index} ${'word '.repeat(60)}`));
  const tree = {type: 'root', children: [...paragraphs.slice(0, 70), exported, ...paragraphs.slice(70)]};
  rehypeBelowFold()(tree);
  const rest = tree.children.at(-1) as unknown as {type: string; name: string; attributes: []; children: object[]};
  expect(rest).toMatchObject({type: 'mdxJsxFlowElement', name: 'BelowFold', attributes: []});
  expect(tree.children[0]).toBe(exported);
  expect([...tree.children.slice(1, -1), ...rest.children]).toEqual(paragraphs);
});

it('leaves a short page as it is', () => {
  const children = [exported, paragraph('short')];
  const tree = {type: 'root', children};
  rehypeBelowFold()(tree);
  expect(tree.children).toBe(children);
});
