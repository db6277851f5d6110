import {findFold, type FlowNode} from '@site/src/lib/doc';

const text = (value: string): FlowNode => ({type: 'text', value});
const element = (tagName: string, ...children: FlowNode[]): FlowNode => ({type: 'element', tagName, children});
const paragraph = element('p', text('word '.repeat(60)));
const lineBreak = text('\n');
const code = element('pre', element('code', text('const a = 1;\n'.repeat(20))));
const page = (length: number, block = paragraph): FlowNode[] => Array.from({length}, () => [block, lineBreak]).flat();

it('leaves a page alone that is not much longer than a screen', () => {
  expect(findFold([])).toBeUndefined();
  expect(findFold(page(12))).toBeUndefined();
});

it('finds the first block below the first screen of a long page, never the space between two', () => {
  const blocks = page(60);
  const fold = findFold(blocks);
  expect(fold).toBeGreaterThan(8);
  expect(fold).toBeLessThan(60);
  expect(blocks[fold ?? 0]).toBe(paragraph);
});

it('comes sooner where blocks are higher', () => {
  expect(findFold(page(60, code))).toBeLessThan(findFold(page(60)) ?? 0);
  expect(findFold(page(60, element('ul', ...page(4))))).toBeLessThan(findFold(page(60)) ?? 0);
});

it('counts Chinese letters as wide as two', () => {
  const chinese = element('p', text('库'.repeat(300)));
  expect(findFold(page(60, chinese))).toBe(findFold(page(60, element('p', text('a'.repeat(600))))));
  expect(findFold(page(60, chinese))).toBeLessThan(findFold(page(60)) ?? 0);
});

it('counts components by what they hold, and something for what they add', () => {
  const component = (...children: FlowNode[]): FlowNode => ({type: 'mdxJsxFlowElement', children});
  expect(findFold(page(60, component()))).toBeDefined();
  expect(findFold(page(60, component(code)))).toBeLessThan(findFold(page(60, code)) ?? 0);
});

it('leaves one high block whole', () => {
  expect(findFold([element('ul', ...page(60))])).toBeUndefined();
});
