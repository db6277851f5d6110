import type {Location} from 'history';
import nprogress from '@site/src/plugins/runtime/client/drawBar';
import progressBar, {endProgress} from '@site/src/plugins/runtime/client/progressBar';

const at = (pathname: string): Location => ({pathname, search: '', hash: '', state: undefined});

/** Begins a page change; what is returned ends the wait for the page. */
function leave(from: string, to: string): (() => void) | undefined {
  return progressBar.onRouteUpdate?.({previousLocation: at(from), location: at(to)}) as (() => void) | undefined;
}

let start: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  start = jest.spyOn(nprogress, 'start').mockReturnValue(nprogress);
});

afterEach(() => {
  endProgress();
  jest.useRealTimers();
});

it('PROGRESS-01 sets the numbers of the page-load bar', () => {
  expect(nprogress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  });
});

it('PROGRESS-02 starts the bar when a page takes 200 ms, and ends it with the page', async () => {
  const done = jest.spyOn(nprogress, 'done').mockReturnValue(nprogress);
  leave('/a', '/b');
  await jest.advanceTimersByTimeAsync(199);
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(1);
  progressBar.onRouteDidUpdate?.({previousLocation: at('/a'), location: at('/b')});
  expect(done).toHaveBeenCalledTimes(1);
});

it.each([
  {when: 'the page is there before', run: (): void => leave('/a', '/b')?.()},
  {when: 'an anchor of the same page is followed', run: (): void => leave('/a', '/a')?.()},
])('PROGRESS-02 shows no bar when $when', async ({run}) => {
  run();
  await jest.advanceTimersByTimeAsync(1000);
  expect(start).not.toHaveBeenCalled();
});

it('PROGRESS-02 shows no bar that arrives behind its page', async () => {
  const cleanUp = leave('/a', '/b');
  jest.advanceTimersByTime(200);
  cleanUp?.();
  await jest.advanceTimersByTimeAsync(1000);
  expect(start).not.toHaveBeenCalled();
});

it('changes the page without a bar where its code cannot be had', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@site/src/plugins/runtime/client/drawBar', () => {
      throw new Error('no such chunk');
    });
    const {default: alone} = await import('@site/src/plugins/runtime/client/progressBar');
    alone.onRouteUpdate?.({previousLocation: at('/a'), location: at('/b')});
    await jest.advanceTimersByTimeAsync(1000);
    expect(() => alone.onRouteDidUpdate?.({previousLocation: at('/a'), location: at('/b')})).not.toThrow();
  });
  expect(start).not.toHaveBeenCalled();
});
