import fc from 'fast-check';
import {createSearchDocument} from '@site/src/lib/search/document';
import {expandGroups} from '@site/src/lib/search/expand';
import {createSegment, parseQuery} from '@site/src/lib/search/query';
import {rank} from '@site/src/lib/search/rank';
import {SearchIndex} from '@site/src/lib/search/searchIndex';
import {createRecord} from './records';
import {rankSlowly} from './reference';

const RESOLUTION = 9;
const word = fc.constantFrom(
  'build',
  'builder',
  'config',
  'configs',
  'lib.dts',
  'autoExternal',
  'entry',
  'a',
  '配置',
  '配置文件',
  '构建',
);
const sentence = fc.array(word, {minLength: 1, maxLength: 8}).map((words) => words.join(' '));
const heading = fc.record({depth: fc.integer({min: 2, max: 4}), title: sentence, body: sentence});
const page = fc.record({
  title: sentence,
  lead: sentence,
  headings: fc.array(heading, {maxLength: 4}),
  keywords: fc.array(sentence, {maxLength: 2}),
});
const query = fc
  .array(fc.oneof(word, fc.constantFrom('buidl', 'conf', 'auto external', 'the', '文件')), {minLength: 1, maxLength: 4})
  .map((words) => words.join(' '));

describe('rank', () => {
  it('SEARCH-23 agrees with the formula computed slowly, also after pages were taken out', () => {
    const segment = createSegment();
    fc.assert(
      fc.property(
        fc.array(page, {minLength: 1, maxLength: 7}),
        query,
        fc.integer({min: 0, max: 2}),
        (pages, asked, removed) => {
          const documents = pages.map(({title, lead, headings, keywords}, i) => {
            const body = headings
              .map(({depth, title: text, body: own}) => `${'#'.repeat(depth)} ${text}\n${own}`)
              .join('\n');
            return createSearchDocument(
              createRecord(`# ${title}\n${lead}\n${body}`, {routePath: `/p${i}`, frontmatter: {keywords}}),
            );
          });
          const index = new SearchIndex(RESOLUTION);
          documents.forEach((document) => index.add(document));
          documents.slice(0, removed).forEach(({id}) => index.remove(id));
          const living = documents.slice(removed);
          const {text, groups} = parseQuery(asked, segment);
          const expanded = expandGroups(groups, index.vocabulary);

          const fast = rank(index, text, expanded).map(({page: number, score}) => ({
            id: index.pages[number]?.document.id,
            score,
          }));
          const slow = rankSlowly(living, index.vocabulary.terms, text, expanded, RESOLUTION);
          expect(fast.length).toBe(slow.length);
          const slowScores = new Map(slow.map(({page: number, score}) => [living[number].id, score]));
          fast.forEach(({id, score}, i) => {
            expect(score).toBeCloseTo(slowScores.get(id ?? '') ?? NaN, 8);
            expect(score).toBeCloseTo(slow[i].score, 8);
          });
        },
      ),
      {numRuns: 200},
    );
  });

  it('starts afresh after a query that could not be ranked', () => {
    const index = new SearchIndex();
    ['One', 'Two', 'Three'].forEach((title) =>
      index.add(createSearchDocument(createRecord(`# ${title}\nbuild ${title}`))),
    );
    const ask = (query: string) =>
      rank(index, query, expandGroups(parseQuery(query, createSegment()).groups, index.vocabulary));
    const before = ask('build two');
    const postings = index.postings.bind(index);
    const fails = index.vocabulary.find('two');
    const spy = jest.spyOn(index, 'postings').mockImplementation((term) => {
      if (term === fails) {
        throw new Error('damaged');
      }
      return postings(term);
    });
    expect(() => ask('build two')).toThrow('damaged');
    spy.mockRestore();
    expect(ask('build two')).toEqual(before);
  });

  it('SEARCH-23 ranks only the candidates that another engine has found', () => {
    const index = new SearchIndex();
    ['One', 'Two', 'Three'].forEach((title) => index.add(createSearchDocument(createRecord(`# ${title}\nbuild`))));
    const expanded = expandGroups(parseQuery('build', createSegment()).groups, index.vocabulary);
    expect(rank(index, 'build', expanded, new Set(['/two'])).map(({page: number}) => number)).toEqual([1]);
  });
});
