import {LocalSearch} from '@site/src/lib/search';
import type {ExpandedGroup} from '@site/src/lib/search/expand';
import {createPatterns, findMatches} from '@site/src/lib/search/patterns';
import {createRecord} from './records';

function match(text: string, ...shown: string[]): string[] {
  const group: ExpandedGroup = {importance: 1, required: true, slots: [], best: 'exact', shown, typed: shown};
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

  it('SEARCH-13 looks for separators in words alone: the signs of others are no pattern', () => {
    expect(match('the axes', '.axes', '(axes')).toEqual([]);
    expect(match('a (axes', '(axes')).toEqual(['(axes']);
  });

  it('SEARCH-13 marks the grammar where nothing else is found, and else not', () => {
    const word: ExpandedGroup = {importance: 1, required: true, slots: [], best: 'exact', shown: ['build'], typed: []};
    const grammar: ExpandedGroup = {...word, importance: 0.06, shown: ['how']};
    const textsOf = (...groups: ExpandedGroup[]): string[] => createPatterns(groups).map(({text}) => text);
    expect(textsOf(word, grammar)).toEqual(['build']);
    expect(textsOf(grammar, {...word, best: 'none'})).toEqual(['how']);
  });
});

/** The words that are marked in the answer from two pages, each once. */
function listMarks(query: string, first: string, second: string): string[] {
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
  return [...new Set(marks)].sort();
}

describe('marks of an answer', () => {
  it.each([
    ['types', '# Type definitions\nText.', 'All types of a build.', ['type', 'types']],
    ['top-level await', '# Await\nText.', 'The top-level await of ESM.', ['await', 'top-level']],
    ['externals', '# External code\nText.', 'All externals, and an external.', ['external', 'externals']],
    ['ou', '# Output\nText.', 'All outputs, without doubt.', ['ou']],
    ['js', '# Output\nText.', 'The js of json.', ['js']],
    ['compile', '# The compiler\nText.', 'It compiles.', ['compile']],
    ['output format', '# Output structure\nText.', 'The outputs, and the format of each.', ['format', 'output']],
  ])('SEARCH-13 marks nothing of the next word for "%s"', (query, first, second, expected) => {
    expect(listMarks(query, first, second)).toEqual(expected);
  });

  it.each([
    ['置', '# 配置\n如何修改配置文件。', '设置', ['置']],
    ['ou', '# Output structure\nOu est-ce ?', 'The outputs.', ['ou']],
  ])('SEARCH-13 marks no more of a longer word than "%s", which was typed', (query, first, second, expected) => {
    expect(listMarks(query, first, second)).toEqual(expected);
  });
});
