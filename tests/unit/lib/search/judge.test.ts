import {judge, type JudgedQuery} from '@site/src/lib/search/judge';
import {LocalSearch, type PageRecord, type SearchAnswer} from '@site/src/lib/search';
import {createRecord} from './records';

const RECORDS = [
  createRecord('# One\nalpha\n## Deep\nbeta'),
  createRecord('# Two\nalpha alpha'),
  createRecord('# Three\ngamma'),
];

function createQuery(query: string, expect: string[], more: Partial<JudgedQuery> = {}): JudgedQuery {
  return {id: query, lang: 'en', query, expect, kind: 'exact', ...more};
}

function createSearch(records: readonly PageRecord[]): (query: string) => SearchAnswer {
  const engine = new LocalSearch();
  records.forEach((record) => engine.add(record));
  return (query) => engine.search(query);
}

describe('judge', () => {
  it('SEARCH-23 averages places, hits and empty answers, over all and by kind', async () => {
    const judgement = await judge(
      [
        createQuery('gamma', ['/three/']),
        createQuery('two', ['/one', '/two']),
        createQuery('beta', ['/two'], {kind: 'natural'}),
        createQuery('zzzz', ['/two'], {kind: 'natural'}),
      ],
      createSearch(RECORDS),
    );
    expect(judgement).toMatchObject({queries: 4, mrr: 0.5, recall: 0.5, first: 0.5, empty: 1});
    expect(judgement.byKind).toMatchObject({exact: {mrr: 1, empty: 0}, natural: {mrr: 0, empty: 1}});
    expect(judgement.misses.map(({query}) => query.id)).toEqual(['beta', 'zzzz']);
  });

  it('SEARCH-19 compares routes without the prefix of the locale', async () => {
    const records = RECORDS.map((record) => ({...record, routePath: `/zh${record.routePath}`}));
    const queries = [createQuery('gamma', ['/three'])];
    expect((await judge(queries, createSearch(records), '/zh')).mrr).toBe(1);
    expect((await judge(queries, createSearch(records))).mrr).toBe(0);
  });

  it('SEARCH-11 looks for the expected heading among the first hits', async () => {
    const judgement = await judge(
      [createQuery('deep', ['/one'], {heading: 'Deep'}), createQuery('gamma', ['/three'], {heading: 'Missing'})],
      createSearch(RECORDS),
    );
    expect(judgement.headings).toBe(0.5);
  });
});
