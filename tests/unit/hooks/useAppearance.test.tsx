import {act, renderHook} from '@testing-library/react';
import useAppearance, {type AppearanceControl} from '@site/src/hooks/useAppearance';
import {APPEARANCE_STORAGE_KEY, type AppearanceChoice} from '@site/src/lib/appearance/appearance';
import {siteSettings} from '@site/src/lib/site/siteSettings';
import {changeInOtherTab} from '../support/storageFaults';

let prefersDark = false;
const listeners = new Set<() => void>();
const attributes = (): (string | null)[] =>
  ['data-theme', 'data-theme-choice', 'data-appearance'].map((name) => document.documentElement.getAttribute(name));

function preferDark(isPreferred: boolean): void {
  prefersDark = isPreferred;
  act(() => listeners.forEach((listener) => listener()));
}

function choose(choice: AppearanceChoice): void {
  const {result, unmount} = renderHook(() => useAppearance());
  act(() => result.current.setChoice(choice));
  unmount();
}

type Started = {readonly show: () => void; readonly end: () => void};

/** View transitions that are ready at once, and show and end when the test says so. */
function fakeTransitions(): readonly Started[] {
  const started: Started[] = [];
  const startViewTransition = (show: () => void) => {
    let end = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      end = resolve;
    });
    started.push({show, end});
    return {ready: Promise.resolve(), finished};
  };
  Object.assign(document, {startViewTransition});
  return started;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: prefersDark,
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  prefersDark = false;
  // The module has one state for the page: away from what a test chooses, so that its choice is a change.
  choose('dark');
  choose('auto');
});

describe('useAppearance', () => {
  it.each([
    ['light', ['light', 'light', 'light']],
    ['dark', ['dark', 'dark', 'dark']],
    ['auto', ['light', 'system', 'auto']],
  ] as const)('THEME-09 says on <html> what %s is', (choice, said) => {
    choose(choice === 'dark' ? 'light' : 'dark');
    choose(choice);
    expect(attributes()).toEqual(said);
  });

  it('THEME-02 follows the system as long as nothing else is chosen', () => {
    const {result} = renderHook(() => useAppearance());
    preferDark(true);
    expect(result.current).toMatchObject({choice: 'auto', mode: 'dark'});
    act(() => result.current.setChoice('light'));
    preferDark(false);
    preferDark(true);
    expect(result.current).toMatchObject({choice: 'light', mode: 'light'});
  });

  it('THEME-06 THEME-08 a second click while the page still turns leads back, with its own reveal', async () => {
    const started = fakeTransitions();
    const end = (index: number): Promise<void> =>
      act(() => {
        started[index].end();
        return Promise.resolve();
      });
    const {result} = renderHook(() => useAppearance());
    const click = (): void => act(() => result.current.toggle({clientX: 1, clientY: 1} as unknown as React.MouseEvent));
    click();
    click();
    expect(localStorage.getItem(APPEARANCE_STORAGE_KEY)).toBe('light');
    for (const {show} of started) {
      act(show);
    }
    expect(attributes()).toEqual(['light', 'light', 'light']);
    await end(0);
    expect(document.documentElement).toHaveAttribute('data-appearance-switch', 'light');
    await end(1);
    expect(document.documentElement).not.toHaveAttribute('data-appearance-switch');
  });

  it.each<[string, AppearanceChoice, (control: AppearanceControl) => void]>([
    ['the next choice', 'auto', ({setChoice}) => setChoice('auto')],
    ['a choice in another tab', 'light', () => changeInOtherTab(APPEARANCE_STORAGE_KEY, 'light')],
  ])('THEME-06 THEME-09 a reveal that has not begun gives way to %s', (_, choice, change) => {
    const started = fakeTransitions();
    const {result} = renderHook(() => useAppearance());
    act(() => result.current.setChoice('dark', {clientX: 1, clientY: 1} as unknown as React.MouseEvent));
    prefersDark = choice === 'auto';
    act(() => change(result.current));
    act(started[0].show);
    expect(result.current.choice).toBe(choice);
  });

  it('THEME-02 THEME-06 a change of the system leaves the reveal of a choice alone, and reaches that of "auto"', () => {
    const started = fakeTransitions();
    const {result} = renderHook(() => useAppearance());
    act(() => result.current.setChoice('dark', {clientX: 1, clientY: 1} as unknown as React.MouseEvent));
    preferDark(true);
    act(started[0].show);
    expect(result.current).toMatchObject({choice: 'dark', mode: 'dark'});
    prefersDark = false;
    act(() => result.current.setChoice('auto', {clientX: 1, clientY: 1} as unknown as React.MouseEvent));
    preferDark(true);
    act(started[1].show);
    expect(result.current).toMatchObject({choice: 'auto', mode: 'dark'});
  });

  it.each([
    ['the pointer', {clientX: 0, clientY: 40}, '0px 40px'],
    ['the centre of what was used by keyboard', {clientX: 0, clientY: 0}, '110px 25px'],
  ])(
    'THEME-07 the reveal starts at %s: the light page grows, and shrinks for the dark one',
    async (_name, at, centre) => {
      const started = fakeTransitions();
      const animate = jest.fn();
      Object.assign(document.documentElement, {animate});
      const {result} = renderHook(() => useAppearance());
      const currentTarget = {getBoundingClientRect: () => ({left: 100, top: 20, width: 20, height: 10})};
      for (let click = 0; click < 2; click++) {
        await act(() => {
          result.current.toggle({...at, currentTarget} as unknown as React.MouseEvent);
          started[click].show();
          return Promise.resolve();
        });
      }
      const [toDark, toLight] = (animate.mock.calls as [{clipPath: string[]}, {pseudoElement: string}][]).map(
        ([{clipPath}, {pseudoElement}]) => ({clipPath, pseudoElement}),
      );
      expect(toDark.pseudoElement).toBe('::view-transition-old(root)');
      expect(toLight.pseudoElement).toBe('::view-transition-new(root)');
      expect(toLight.clipPath[0]).toBe(`circle(0px at ${centre})`);
      expect(toDark.clipPath).toEqual([...toLight.clipPath].reverse());
      Reflect.deleteProperty(document.documentElement, 'animate');
    },
  );

  it('THEME-09 a click after a turn flips what another tab has chosen since', async () => {
    const started = fakeTransitions();
    const {result} = renderHook(() => useAppearance());
    const click = (): void => act(() => result.current.toggle({clientX: 1, clientY: 1} as unknown as React.MouseEvent));
    click();
    await act(() => {
      started[0].show();
      started[0].end();
      return Promise.resolve();
    });
    act(() => changeInOtherTab(APPEARANCE_STORAGE_KEY, 'light'));
    click();
    act(started[1].show);
    expect(attributes()).toEqual(['dark', 'dark', 'dark']);
  });

  it('THEME-06 nothing turns where the page looks the same, or nobody pressed anything', () => {
    const started = fakeTransitions();
    const {result} = renderHook(() => useAppearance());
    act(() => result.current.setChoice('light', {clientX: 1, clientY: 1} as unknown as React.MouseEvent));
    expect(result.current.choice).toBe('light');
    act(() => result.current.setChoice('dark'));
    expect(result.current.choice).toBe('dark');
    expect(started).toEqual([]);
  });

  it('THEME-09 says once for each choice that it could not be stored, and shows it', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    choose('dark');
    expect(attributes()).toEqual(['dark', 'dark', 'dark']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be stored'), expect.any(DOMException));
  });

  it('THEME-04 is light where dark mode is switched off, whatever is chosen', () => {
    jest.replaceProperty(siteSettings, 'darkMode', false as true);
    const {result} = renderHook(() => useAppearance());
    act(() => result.current.setChoice('dark'));
    expect(result.current).toMatchObject({choice: 'auto', mode: 'light'});
  });

  it('follows another tab in its own key only', () => {
    const {result} = renderHook(() => useAppearance());
    act(() => changeInOtherTab('another-key', 'dark'));
    expect(result.current.choice).toBe('auto');
    act(() => changeInOtherTab(APPEARANCE_STORAGE_KEY, 'dark'));
    expect(result.current.choice).toBe('dark');
  });

  it('THEME-09 catches up with another tab and the system, which changed before it was there', () => {
    localStorage.setItem(APPEARANCE_STORAGE_KEY, 'dark');
    const {result, unmount} = renderHook(() => useAppearance());
    expect(attributes()).toEqual(['dark', 'dark', 'dark']);
    expect(result.current).toMatchObject({choice: 'dark', mode: 'dark'});
    unmount();
    localStorage.removeItem(APPEARANCE_STORAGE_KEY);
    prefersDark = true;
    renderHook(() => useAppearance());
    expect(attributes()).toEqual(['dark', 'system', 'auto']);
  });

  it('tells nobody when nothing changes', () => {
    let renders = 0;
    const {result} = renderHook(() => {
      renders += 1;
      return useAppearance();
    });
    const before = renders;
    act(() => result.current.setChoice('auto'));
    expect(renders).toBe(before);
    act(() => result.current.setChoice('dark'));
    expect(renders).toBeGreaterThan(before);
  });

  it('listens once for all, and no longer than somebody is there', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const countStorage = (spy: jest.SpyInstance): number =>
      (spy.mock.calls as string[][]).filter(([type]) => type === 'storage').length;
    const [first, second] = [renderHook(() => useAppearance()), renderHook(() => useAppearance())];
    expect([countStorage(added), listeners.size]).toEqual([1, 1]);
    first.unmount();
    expect([countStorage(removed), listeners.size]).toEqual([0, 1]);
    second.unmount();
    expect([countStorage(removed), listeners.size]).toEqual([1, 0]);
  });
});
