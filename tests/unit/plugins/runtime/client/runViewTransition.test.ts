import runViewTransition from '@site/src/plugins/runtime/client/runViewTransition';

const startViewTransition = jest.fn((change: () => void) => {
  change();
  return {ready: Promise.resolve(), finished: Promise.resolve()};
});

beforeEach(() => {
  Object.assign(document, {startViewTransition});
  startViewTransition.mockClear();
});

it('PAGECHANGE-02 changes the page in a view transition', () => {
  const change = jest.fn();
  runViewTransition(change);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(change).toHaveBeenCalledTimes(1);
});

it('PAGECHANGE-02 changes the page at once with reduced motion', () => {
  const change = jest.fn();
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({media, matches: media.includes('reduced-motion')}) as unknown as MediaQueryList);
  runViewTransition(change);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledTimes(1);
});
