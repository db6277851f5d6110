import {rehypeNewlines} from '@site/src/plugins/lean/server/rehypeNewlines';

type Node = {type: string; tagName?: string; name?: string; value?: string; children?: Node[]};

const text = (value: string): Node => ({type: 'text', value});
const element = (tagName: string, ...children: Node[]): Node => ({type: 'element', tagName, children});
const jsx = (...children: Node[]): Node => ({type: 'mdxJsxFlowElement', name: 'Steps', children});
const newline = text('\n');

function transform(...children: Node[]): Node[] {
  const tree = {type: 'root', children};
  rehypeNewlines()(tree);
  return tree.children;
}

it('drops line breaks between blocks, at every depth', () => {
  const item = element('li', newline, element('p', text('a')), newline, element('ul', newline), newline);
  expect(
    transform(newline, element('ol', newline, item, newline), newline, jsx(newline, element('p', text('b')), newline)),
  ).toEqual([element('ol', element('li', element('p', text('a')), element('ul'))), jsx(element('p', text('b')))]);
});

it('keeps line breaks that stand for a space, and all of a block of code', () => {
  const blocks = [
    element('p', element('em', text('a')), newline, element('strong', text('b'))),
    element('li', element('code', text('a')), newline, element('a', text('b'))),
    element('pre', element('code', text('a'), newline, text('b'))),
    element('p', text('a\nb')),
  ];
  const before = JSON.parse(JSON.stringify(blocks)) as Node[];
  expect(transform(...blocks)).toEqual(before);
});
