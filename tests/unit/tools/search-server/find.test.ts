/** @jest-environment node */
import {LocalSearch} from '@site/src/lib/search';
import {findCandidates} from '../../../../tools/search-server/find.mjs';
import {createRecord} from '../../lib/search/records';

/** Groonga as far as it is asked here: pages that hold the first phrase of a query as a word. */
function createGroonga(pages: Record<string, string>) {
  return {
    ask(_command: string, {table, query = ''}: Record<string, string>) {
      const [, phrase = ''] = /"(.*?)"/.exec(query) ?? [];
      const found = Object.keys(pages).filter((route) => pages[route].split(' ').includes(phrase));
      return Promise.resolve([[[0], [], ...(table === 'Pages' ? found.map((route) => [`docs en ${route}`]) : [])]]);
    },
  };
}

const groonga = createGroonga({'/page': 'the bundle', '/other': 'a text'});

describe('findCandidates', () => {
  it('names the pages that hold a word', async () => {
    expect(await findCandidates(groonga, 'docs en', 'bundle')).toEqual(new Set(['/page']));
  });

  it('SEARCH-23 leaves a part of a word to the ranker', async () => {
    const search = new LocalSearch();
    search.add(createRecord('# Page\nthe bundle'));
    const candidates = await findCandidates(groonga, 'docs en', 'ndle');
    expect(candidates).toBeUndefined();
    expect(search.search('ndle', {candidates}).total).toBe(1);
  });

  it('names no pages for a keyword without words', async () => {
    expect(await findCandidates(groonga, 'docs en', '+ -')).toBeUndefined();
  });
});
