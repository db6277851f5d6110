import {addFavourite, addRecent, readSavedPages, removeSaved} from '@site/src/plugins/search/client';

const page = (name: string) => ({title: name, header: '', link: `/${name}`});

beforeEach(() => {
  // jsdom has no event for a change of its own storage; the slot logs that.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
});

describe('saved pages', () => {
  it('keeps the newest first, each once', () => {
    ['a', 'b', 'a'].forEach((name) => addRecent(page(name)));
    expect(readSavedPages().recent.map(({title}) => title)).toEqual(['a', 'b']);
  });

  it('keeps six recent pages', () => {
    'abcdefgh'.split('').forEach((name) => addRecent(page(name)));
    expect(
      readSavedPages()
        .recent.map(({title}) => title)
        .join(''),
    ).toBe('hgfedc');
  });

  it('keeps twenty favourites', () => {
    Array.from({length: 22}, (_, index) => page(String(index))).forEach(addFavourite);
    expect(readSavedPages().favourites.map(({title}) => title)).toEqual(
      Array.from({length: 20}, (_, index) => String(21 - index)),
    );
  });

  it('takes a page off one list only', () => {
    ['a', 'b'].forEach((name) => addRecent(page(name)));
    removeSaved('favourites', page('a'));
    removeSaved('recent', page('b'));
    expect(readSavedPages().recent).toEqual([page('a')]);
  });

  it('moves a page to the favourites, and off them', () => {
    addRecent(page('a'));
    addFavourite(page('a'));
    addRecent(page('a'));
    expect(readSavedPages()).toEqual({recent: [], favourites: [page('a')]});
    removeSaved('favourites', page('a'));
    expect(readSavedPages().favourites).toEqual([]);
  });

  it.each(['{', 'null', '7', '[1,{"title":"a"}]', '[{"title":"a","header":"","link":"javascript:alert(1)"}]'])(
    'treats %s as empty',
    (stored) => {
      localStorage.setItem('site-search-recent', stored);
      expect(readSavedPages().recent).toEqual([]);
    },
  );

  it('leaves an odd value out, not the pages around it', () => {
    localStorage.setItem('site-search-recent', JSON.stringify([page('a'), {...page('b'), link: 7}, page('c')]));
    expect(readSavedPages().recent).toEqual([page('a'), page('c')]);
  });

  it('works without storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => addRecent(page('a'))).not.toThrow();
  });
});
