import {getOutlineEntries} from '@site/src/lib/ui/outlineEntries';

const toc = [1, 2, 3, 4, 5].map((depth) => ({text: `Level ${depth}`, id: `level-${depth}`, depth}));

describe('getOutlineEntries', () => {
  it('OUTLINE-02 lists levels 2 to 4', () => {
    const entries = getOutlineEntries({toc, frontmatter: {}, isFramed: false});
    expect(entries.map(({depth}) => depth)).toEqual([2, 3, 4]);
  });

  it.each([
    ['no headings', {toc: [], frontmatter: {}, isFramed: false}],
    ['outline: false', {toc, frontmatter: {outline: false}, isFramed: false}],
    ['an overview page', {toc, frontmatter: {overview: true}, isFramed: false}],
    ['a page inside a frame', {toc, frontmatter: {}, isFramed: true}],
  ])('OUTLINE-07 lists nothing for %s', (_case, input) => {
    expect(getOutlineEntries(input)).toEqual([]);
  });

  it('OUTLINE-07 shows inside a frame when the page asks for it', () => {
    expect(getOutlineEntries({toc, frontmatter: {outline: true}, isFramed: true})).toHaveLength(3);
  });
});
