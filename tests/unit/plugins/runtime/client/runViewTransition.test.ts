type RunViewTransition = (change: () => void) => void;

/** Milliseconds that the browser takes before the change, that the change takes, and until the frame that shows it. */
type Times = {readonly before: number; readonly change: number; readonly frame: number};

const startViewTransition = jest.fn((update: () => void) => {
  jest.advanceTimersByTime(times.before);
  update();
  return {ready: Promise.resolve(), finished: Promise.resolve()};
});

let times: Times;
let runViewTransition: RunViewTransition;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((show) => {
    jest.advanceTimersByTime(times.frame);
    show(performance.now());
    return 0;
  });
  Object.assign(document, {startViewTransition});
  startViewTransition.mockClear();
  times = {before: 8, change: 8, frame: 17};
  // What it has learned of the machine belongs to one visit.
  jest.isolateModules(() => {
    ({default: runViewTransition} = jest.requireActual<{default: RunViewTransition}>(
      '@site/src/plugins/runtime/client/runViewTransition',
    ));
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Changes the page; says whether a transition was started. */
async function changePage(next: Partial<Times> = {}): Promise<boolean> {
  times = {...times, ...next};
  startViewTransition.mockClear();
  const change = jest.fn(() => jest.advanceTimersByTime(times.change));
  runViewTransition(change);
  expect(change).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  return startViewTransition.mock.calls.length > 0;
}

const SLOW = {before: 12, frame: 17};
const QUICK = {before: 8, change: 8, frame: 17};

describe('runViewTransition', () => {
  it('PAGECHANGE-02 changes the page in a view transition that is there in two frames', async () => {
    for (let count = 0; count < 5; count++) {
      expect(await changePage()).toBe(true);
    }
  });

  it('PAGECHANGE-02 changes the page at once with reduced motion', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({media, matches: media.includes('reduced-motion')}) as unknown as MediaQueryList);
    expect(await changePage()).toBe(false);
  });

  it('PAGECHANGE-02 changes pages at once when two changes in a row have kept the reader waiting', async () => {
    expect(await changePage(SLOW)).toBe(true);
    expect(await changePage(SLOW)).toBe(true);
    expect(await changePage(QUICK)).toBe(false);
    expect(await changePage()).toBe(false);
  });

  it('PAGECHANGE-02 spares slow pages the transition as well', async () => {
    for (const isAnimated of [true, true, false]) {
      expect(await changePage({change: 40})).toBe(isAnimated);
    }
  });

  it('PAGECHANGE-02 forgives one that took long', async () => {
    for (const next of [SLOW, QUICK, SLOW, QUICK, SLOW]) {
      expect(await changePage(next)).toBe(true);
    }
  });
});
