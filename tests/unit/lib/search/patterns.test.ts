import {LocalSearch} from '@site/src/lib/search';
import type {ExpandedGroup} from '@site/src/lib/search/expand';
import {createPatterns, findMatches} from '@site/src/lib/search/patterns';
import {createRecord} from './records';

function match(text: string, ...shown: string[]): string[] {
  const group: ExpandedGroup = {importance: 1, required: true, slots: [], best: 'exact', shown};
  return findMatches(text, createPatterns([group])).map(({start, end}) => text.slice(start, end));
}

describe('findMatches', () => {
  it('SEARCH-13 marks a name that is written with separators', () => {
    expect(match('set auto-extension here', 'autoextension')).toEqual(['auto-extension']);
    expect(match('set auto-extension here', 'autoexten')).toEqual(['auto-exten']);
  });

  it('SEARCH-13 does not go on into the next word', () => {
    expect(match('output structure', 'outputs')).toEqual([]);
    expect(match('file such as', 'files')).toEqual([]);
    expect(match('my output s', 'outputs')).toEqual(['output s']);
    expect(match('throughput list', 'putlist')).toEqual([]);
  });
});

describe('marks of an answer', () => {
  it.each([
    ['types', '# Type definitions\nText.', 'All types of a build.', ['type']],
    ['output format', '# Output structure\nText.', 'The outputs, and the format of each.', ['output', 'format']],
  ])('SEARCH-13 marks nothing of the next word for "%s"', (query, first, second, expected) => {
    const engine = new LocalSearch();
    engine.add(createRecord(first));
    engine.add(createRecord(`# Another page\n${second}`));
    const marks = engine
      .search(query)
      .pages.flatMap(({hits}) => hits)
      .flatMap((hit) => {
        const text = hit.type === 'content' ? hit.statement : hit.type === 'header' ? hit.header : hit.title;
        return hit.highlightInfoList.map(({start, length}) => text.slice(start, start + length).toLowerCase());
      });
    expect(new Set(marks)).toEqual(new Set(expected));
  });
});
