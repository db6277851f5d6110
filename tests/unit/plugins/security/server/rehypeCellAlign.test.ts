import {rehypeCellAlign} from '@site/src/plugins/security/server/rehypeCellAlign';

const element = (tagName: string, properties: object, children: object[] = []): object => ({
  type: 'element',
  tagName,
  properties,
  children,
});

describe('rehypeCellAlign', () => {
  it('gives aligned cells a class, and leaves everything else alone', () => {
    const tree = element('table', {align: 'left'}, [
      element('th', {align: 'center'}),
      element('td', {align: 'right', className: ['x']}),
      element('td', {}),
    ]);
    rehypeCellAlign()(tree as Parameters<ReturnType<typeof rehypeCellAlign>>[0]);
    expect(tree).toEqual(
      element('table', {align: 'left'}, [
        element('th', {className: ['text--center']}),
        element('td', {className: ['x', 'text--right']}),
        element('td', {}),
      ]),
    );
  });
});
