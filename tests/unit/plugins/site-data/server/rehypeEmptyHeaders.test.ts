import {rehypeEmptyHeaders} from '@site/src/plugins/site-data/server/rehypeEmptyHeaders';

const text = (value: string) => ({type: 'text', value});
const cell = (tagName: string, children: object[]) => ({type: 'element', tagName, properties: {}, children});

it('makes data cells of header cells without text, and leaves all others', () => {
  const cells = [
    cell('th', []),
    cell('th', [text(' ')]),
    cell('th', [text('Option')]),
    cell('th', [cell('code', [text('dts')])]),
    cell('td', []),
  ];
  const tree = {type: 'root', children: [cell('tr', cells)]};
  rehypeEmptyHeaders()(tree);
  expect(cells.map(({tagName}) => tagName)).toEqual(['td', 'td', 'th', 'th', 'td']);
});
