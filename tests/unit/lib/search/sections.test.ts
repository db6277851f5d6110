import {splitIntoSections} from '@site/src/lib/search/sections';
import {createRecord} from './records';

describe('splitIntoSections', () => {
  it('SEARCH-11 gives the lead and one section for each heading, with the headings above it', () => {
    const record = createRecord('# Page\nlead\n## One\nfirst\n### Deep\nsecond\n## Two\nthird');
    const sections = splitIntoSections(record).map(({entry, ancestors, start, end}) => ({
      heading: entry?.text ?? null,
      ancestors,
      text: record.content.slice(start, end).trim(),
    }));
    expect(sections).toEqual([
      {heading: null, ancestors: [], text: 'lead'},
      {heading: 'One', ancestors: [], text: 'first'},
      {heading: 'Deep', ancestors: ['One'], text: 'second'},
      {heading: 'Two', ancestors: [], text: 'third'},
    ]);
  });

  it('ENTITY-05 keeps a heading that does not stand in the content, without text', () => {
    const toc = [{text: 'Gone', id: 'gone', depth: 2, charIndex: -1}];
    expect(splitIntoSections({content: 'text', toc})).toEqual([
      {entry: null, ancestors: [], start: 0, end: 4},
      {entry: toc[0], ancestors: [], start: 0, end: 0},
    ]);
  });
});
