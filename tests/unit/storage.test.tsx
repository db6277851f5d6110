/**
 * Every feature that stores something, under each way in which storage fails. A feature is opened as a new page opens it: with
 * modules of its own, so that only the storage remembers.
 */
import type {ReactNode} from 'react';
import type * as Testing from '@testing-library/react';
import {act, renderHook, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import useKeyword from '@site/src/components/Overview/useKeyword';
import type useAppearanceHook from '@site/src/hooks/useAppearance';
import type useClosedFlagHook from '@site/src/hooks/useClosedFlag';
import {APPEARANCE_STORAGE_KEY} from '@site/src/lib/appearance/appearance';
import {VERSION_BANNER_KEY} from '@site/src/lib/constants';
import type * as ScrollPositions from '@site/src/plugins/runtime/client/scrollPositions';
import type * as SavedPages from '@site/src/plugins/search/client/savedPages';
import {renderWithProviders} from './support/renderWithProviders';
import {blockStorage, changeInOtherTab, fillStorage, type StorageArea} from './support/storageFaults';

type Visit = {
  /** What the reader does that is to be remembered. */
  readonly use: () => void;
  /** What the reader sees. */
  readonly see: () => string;
  readonly leave: () => void;
  /** Of the React that the feature is rendered with. */
  readonly act: (change: () => void) => void;
};

type Feature = {
  readonly area: StorageArea;
  readonly key: string;
  readonly open: () => Visit;
  /** What is seen when nothing is stored. */
  readonly before: string;
  /** What is seen after use, and on the next page. */
  readonly after: string;
  /** What is seen after use where the storage refuses; as `after` when the page itself remembers. */
  readonly refused: string;
  /** What is seen when the storage is cleared after use, on the same page. */
  readonly cleared: string;
  /** Stored values of somebody else, and what is seen then. */
  readonly foreign: readonly (readonly [value: string, seen: string])[];
  /** A value that another tab stores, and what is seen then, at once; a session's storage has no other tab. */
  readonly other?: readonly [value: string, seen: string];
  /** What is seen when another tab clears the storage, when not `cleared`. */
  readonly otherCleared?: string;
};

/** A module with a state of its own. */
function loadAnew<Loaded extends object>(load: () => Loaded): Loaded {
  let loaded: Loaded | undefined;
  jest.isolateModules(() => {
    loaded = load();
  });
  if (loaded === undefined) {
    throw new Error('The module was not loaded.');
  }
  return loaded;
}

/** A hook's module with a state of its own, and the React that it belongs to. */
function loadHook<Loaded extends object>(
  load: () => Loaded,
): {readonly testing: typeof Testing; readonly module: Loaded} {
  return loadAnew(() => ({
    testing: jest.requireActual<typeof Testing>('@testing-library/react/pure'),
    module: load(),
  }));
}

function openTheme(): Visit {
  const {testing, module} = loadHook(() =>
    jest.requireActual<{default: typeof useAppearanceHook}>('@site/src/hooks/useAppearance'),
  );
  const {result, unmount} = testing.renderHook(() => module.default());
  return {
    use: () => testing.act(() => result.current.setChoice('dark')),
    see: () => result.current.mode,
    leave: unmount,
    act: (change) => {
      testing.act(change);
    },
  };
}

function openClosable(key: string): Visit {
  const {testing, module} = loadHook(() =>
    jest.requireActual<{default: typeof useClosedFlagHook}>('@site/src/hooks/useClosedFlag'),
  );
  const {result, unmount} = testing.renderHook(() => module.default(key));
  return {
    use: () => testing.act(() => result.current.close()),
    see: () => (result.current.isClosed ? 'closed' : 'open'),
    leave: unmount,
    act: (change) => {
      testing.act(change);
    },
  };
}

function openTabs(): Visit {
  const {unmount} = renderWithProviders(
    <Tabs groupId="tool">
      <TabItem value="npm">npm</TabItem>
      <TabItem value="pnpm">pnpm</TabItem>
      <TabItem value="yarn">yarn</TabItem>
    </Tabs>,
  );
  return {
    use: () => act(() => screen.getByRole('tab', {name: 'pnpm'}).click()),
    see: () => screen.getByRole('tab', {selected: true}).textContent ?? '',
    leave: unmount,
    act: (change) => {
      act(change);
    },
  };
}

function openFilter(): Visit {
  const history = createMemoryHistory({initialEntries: [{pathname: '/config/', key: 'entry'}]});
  const wrapper = ({children}: {readonly children: ReactNode}): ReactNode => (
    <Router history={history}>{children}</Router>
  );
  const {result, unmount} = renderHook(() => useKeyword(), {wrapper});
  return {
    use: () => act(() => result.current[1]('minify')),
    see: () => result.current[0],
    leave: unmount,
    act: (change) => {
      act(change);
    },
  };
}

const page = (name: string) => ({title: name, header: '', link: `/${name}`});

function openSaved(list: 'recent' | 'favourites'): Visit {
  const module = loadAnew(() => jest.requireActual<typeof SavedPages>('@site/src/plugins/search/client/savedPages'));
  return {
    use: () => (list === 'recent' ? module.addRecent(page('cli')) : module.addFavourite(page('cli'))),
    see: () =>
      module
        .readSavedPages()
        [list].map(({title}) => title)
        .join(),
    leave: () => undefined,
    act: (change) => {
      act(change);
    },
  };
}

function openScrolled(): Visit {
  const module = loadAnew(() =>
    jest.requireActual<typeof ScrollPositions>('@site/src/plugins/runtime/client/scrollPositions'),
  );
  module.loadScrollPositions();
  return {
    use: () => {
      module.rememberScroll('entry', 900);
      module.persistScrollPositions();
    },
    see: () => {
      const scrollTo = jest.spyOn(window, 'scrollTo').mockReset().mockImplementation();
      module.restoreScroll({key: 'entry'});
      return String((scrollTo.mock.lastCall as unknown as number[] | undefined)?.[1] ?? 'nowhere');
    },
    leave: () => undefined,
    act: (change) => {
      act(change);
    },
  };
}

const ANNOUNCEMENT = 'announcement-of-a-test';
const BANNER = `${VERSION_BANNER_KEY}0.x`;
const closable = {area: 'localStorage', before: 'open', after: 'closed', refused: 'closed', cleared: 'closed'} as const;
/** ANNOUNCE-04: every value but the empty one closes. */
const closing = [
  ['', 'open'],
  ['false', 'closed'],
  ['{"a":1}', 'closed'],
] as const;
const saved = {area: 'localStorage', before: '', after: 'cli', refused: '', cleared: ''} as const;
const notPages = [
  ['[', ''],
  ['7', ''],
  ['[{"title":1}]', ''],
  ['[{"title":"x","header":"","link":"javascript:alert(1)"}]', ''],
] as const;

const FEATURES: Readonly<Record<string, Feature>> = {
  'the theme': {
    area: 'localStorage',
    key: APPEARANCE_STORAGE_KEY,
    open: openTheme,
    before: 'light',
    after: 'dark',
    refused: 'dark',
    cleared: 'dark',
    foreign: [
      ['purple', 'light'],
      ['{"theme":"dark"}', 'light'],
      ['DARK', 'light'],
    ],
    other: ['light', 'light'],
    otherCleared: 'light',
  },
  'the closed announcement': {
    ...closable,
    key: ANNOUNCEMENT,
    open: () => openClosable(ANNOUNCEMENT),
    foreign: closing,
    other: ['true', 'closed'],
  },
  'the closed version banner': {
    ...closable,
    key: BANNER,
    open: () => openClosable(BANNER),
    foreign: closing,
    other: ['true', 'closed'],
  },
  'the chosen tab': {
    area: 'localStorage',
    key: 'docusaurus.tab.tool',
    open: openTabs,
    before: 'npm',
    after: 'pnpm',
    refused: 'pnpm',
    cleared: 'pnpm',
    foreign: [
      ['cargo', 'npm'],
      ['<img src=x>', 'npm'],
    ],
    other: ['yarn', 'yarn'],
  },
  'recent pages of the search': {
    ...saved,
    key: 'site-search-recent',
    open: () => openSaved('recent'),
    foreign: notPages,
    other: [JSON.stringify([page('dts')]), 'dts'],
  },
  'favourite pages of the search': {
    ...saved,
    key: 'site-search-favourites',
    open: () => openSaved('favourites'),
    foreign: notPages,
    other: [JSON.stringify([page('dts')]), 'dts'],
  },
  'the filter of an overview': {
    area: 'sessionStorage',
    key: 'site-overview-filter:entry',
    open: openFilter,
    before: '',
    after: 'minify',
    refused: 'minify',
    cleared: 'minify',
    foreign: [['<img src=x>', '<img src=x>']],
  },
  'scroll positions': {
    area: 'sessionStorage',
    key: 'site-scroll-positions',
    open: openScrolled,
    before: 'nowhere',
    after: '900',
    refused: '900',
    cleared: '900',
    foreign: [
      ['[', 'nowhere'],
      ['{"entry":5}', 'nowhere'],
      ['[["entry","5"]]', 'nowhere'],
    ],
  },
};

const visits: Visit[] = [];

function open({open: openFeature}: Feature): Visit {
  const visit = openFeature();
  visits.push(visit);
  return visit;
}

beforeEach(() => {
  // Docusaurus and the hooks say when the storage refuses; jsdom, too, that it has no `storage` event of its own.
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  visits.splice(0).forEach(({leave}) => leave());
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

describe.each(Object.entries(FEATURES))('%s', (_name, feature) => {
  it('is remembered for the next page', () => {
    const first = open(feature);
    expect(first.see()).toBe(feature.before);
    first.use();
    expect(first.see()).toBe(feature.after);
    expect(window[feature.area].getItem(feature.key)).not.toBeNull();
    first.leave();
    visits.length = 0;
    expect(open(feature).see()).toBe(feature.after);
  });

  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('works for this page with storage that is %s', (_fault, breakStorage) => {
    breakStorage();
    const visit = open(feature);
    expect(visit.see()).toBe(feature.before);
    expect(visit.use).not.toThrow();
    expect(visit.see()).toBe(feature.refused);
    // Before the storage is cleared for the next test.
    jest.restoreAllMocks();
  });

  it.each(feature.foreign)('takes the foreign value %j as %s', (value, seen) => {
    window[feature.area].setItem(feature.key, value);
    const visit = open(feature);
    expect(visit.see()).toBe(seen);
    expect(visit.use).not.toThrow();
    expect(visit.see()).toBe(feature.after);
  });

  it('goes on when the storage is cleared during use', () => {
    const visit = open(feature);
    visit.use();
    window[feature.area].clear();
    expect(visit.see()).toBe(feature.cleared);
    expect(visit.use).not.toThrow();
    expect(visit.see()).toBe(feature.after);
    visit.leave();
    visits.length = 0;
    window[feature.area].clear();
    expect(open(feature).see()).toBe(feature.before);
  });

  if (feature.other !== undefined) {
    const [value, seen] = feature.other;

    it('follows another tab', () => {
      const visit = open(feature);
      visit.act(() => changeInOtherTab(feature.key, value));
      expect(visit.see()).toBe(seen);
    });

    it('lives on when another tab clears the storage', () => {
      const visit = open(feature);
      visit.use();
      visit.act(() => changeInOtherTab(null, null));
      expect(visit.see()).toBe(feature.otherCleared ?? feature.cleared);
    });
  }
});

it('a favourite that does not fit stays a recent page', () => {
  const module = loadAnew(() => jest.requireActual<typeof SavedPages>('@site/src/plugins/search/client/savedPages'));
  module.addRecent(page('cli'));
  fillStorage();
  module.addFavourite(page('cli'));
  expect(module.readSavedPages()).toEqual({recent: [page('cli')], favourites: []});
});
