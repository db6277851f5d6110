import type * as ScrollPositions from '@site/src/plugins/runtime/client/scrollPositions';

const KEY = 'site-scroll-positions';
let positions: typeof ScrollPositions;

/** As a new document has it: with what the storage remembers, and nothing else. */
function open(): void {
  jest.isolateModules(() => {
    positions = jest.requireActual<typeof ScrollPositions>('@site/src/plugins/runtime/client/scrollPositions');
  });
  positions.loadScrollPositions();
}

function leave(key: string, top: number): void {
  positions.rememberScroll(key, top);
}

function comeTo(key: string | undefined): number | undefined {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReset().mockReturnValue();
  positions.restoreScroll({key});
  const [call] = scrollTo.mock.calls as unknown as number[][];
  return call?.[1];
}

beforeEach(() => {
  open();
});

describe('scroll positions', () => {
  it('are those of the entry, and last over a reload', () => {
    leave('first', 300);
    leave('second', 0);
    leave('second', 700);
    expect([comeTo('first'), comeTo('second'), comeTo('third'), comeTo(undefined)]).toEqual([
      300,
      700,
      undefined,
      undefined,
    ]);
    positions.persistScrollPositions();
    open();
    expect([comeTo('first'), comeTo('second')]).toEqual([300, 700]);
    expect(JSON.parse(window.sessionStorage.getItem(KEY) ?? '')).toEqual([
      ['first', 300],
      ['second', 700],
    ]);
  });

  it('of pages that were loaded as a whole are kept apart by a key that lasts', () => {
    const keyOf = (state: unknown): string => {
      window.history.replaceState(state, '', '/');
      const named = positions.nameEntry();
      expect(window.history.state).toMatchObject({key: named});
      return named;
    };
    const key = keyOf(null);
    expect(key).toMatch(/^[\da-z]{1,6}$/);
    expect(keyOf({key})).toBe(key);
    const other = keyOf({state: 1});
    expect(other).not.toBe(key);
    expect(window.history.state).toMatchObject({state: 1});
    leave(other, 500);
    expect([comeTo(other), comeTo(key)]).toEqual([500, undefined]);
  });

  it('are forgotten beyond a hundred, those first that were left longest ago', () => {
    for (let entry = 0; entry < 100; entry++) {
      leave(String(entry), entry);
    }
    leave('0', 5);
    leave('100', 100);
    expect([comeTo('0'), comeTo('1'), comeTo('2'), comeTo('100')]).toEqual([5, undefined, 2, 100]);
  });

  it('take no odd entry of the storage', () => {
    window.sessionStorage.setItem(KEY, JSON.stringify([[7, 1], ['a', '2'], ['b', null], 'c', ['d', 4]]));
    open();
    positions.persistScrollPositions();
    expect(window.sessionStorage.getItem(KEY)).toBe('[["d",4]]');
  });
});
