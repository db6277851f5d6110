import fc from 'fast-check';
import {renderHook} from '@testing-library/react';
import useClosedFlag from '@site/src/hooks/useClosedFlag';
import {APPEARANCE_STORAGE_KEY} from '@site/src/lib/appearance/appearance';
import {VISITED_STORAGE_KEY} from '@site/src/lib/locale';
import {loadScrollPositions, restoreScroll} from '@site/src/plugins/runtime/client/scrollPositions';
import {applyAppearance} from '@site/src/plugins/runtime/inline/appearance';
import {hideParts} from '@site/src/plugins/runtime/inline/hideParts';
import {addFavourite, addRecent, readSavedPages, removeSaved} from '@site/src/plugins/search/client/savedPages';

const RUNS = {numRuns: 500};
const SCROLL_KEY = 'site-scroll-positions';
const SEARCH_KEYS = ['site-search-recent', 'site-search-favourites'];

/** What an older site, another site of the host, an extension or a reader may have left behind. */
const stored = fc.oneof(
  fc.string(),
  fc.string({unit: 'binary'}),
  fc.json(),
  fc.constantFrom('', 'null', '[', '{}', '[null]', '[[]]', '[[1,"x"]]', '[["k",1e999]]', '[{"title":1}]', '"\ud800"'),
  fc
    .array(
      fc.record(
        {
          title: fc.anything(),
          header: fc.anything(),
          link: fc.oneof(fc.string(), fc.constantFrom('//example.com', 'javascript:alert(1)', '/a', '/\\example.com')),
        },
        {requiredKeys: []},
      ),
    )
    .map((pages) => {
      try {
        return JSON.stringify(pages);
      } catch {
        return '[';
      }
    }),
);

function runEverything(): void {
  applyAppearance({storageKey: APPEARANCE_STORAGE_KEY, darkMode: true});
  hideParts({parts: [], announcementKey: 'bar', baseUrls: ['/'], versions: ['0.x'], versionBannerKey: 'banner:'});
  loadScrollPositions();
  restoreScroll({key: 'k'});
  const page = {title: 'A page', header: '', link: '/a'};
  addRecent(page);
  addFavourite(page);
  removeSaved('favourites', page);
  const {recent, favourites} = readSavedPages();
  for (const {title, header, link} of [...recent, ...favourites]) {
    expect([typeof title, typeof header]).toEqual(['string', 'string']);
    expect(link).toMatch(/^\//);
  }
  const {result, unmount} = renderHook(() => useClosedFlag('bar'));
  expect(typeof result.current.isClosed).toBe('boolean');
  unmount();
}

describe('any stored value', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    window.scrollTo = jest.fn();
  });

  afterEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('is read without an exception, and never as something else than it must be', () => {
    fc.assert(
      fc.property(stored, stored, (text, other) => {
        window.localStorage.setItem(APPEARANCE_STORAGE_KEY, text);
        window.localStorage.setItem(VISITED_STORAGE_KEY, text);
        window.localStorage.setItem('bar', other);
        window.localStorage.setItem('banner:0.x', text);
        window.sessionStorage.setItem(SCROLL_KEY, other);
        SEARCH_KEYS.forEach((key) => window.localStorage.setItem(key, text));
        runEverything();
        const choice = document.documentElement.getAttribute('data-appearance');
        expect(['light', 'dark', 'auto']).toContain(choice);
        expect(['light', 'dark']).toContain(document.documentElement.getAttribute('data-theme'));
      }),
      RUNS,
    );
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('may be out of reach: %s throws', (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(runEverything).not.toThrow();
  });
});
