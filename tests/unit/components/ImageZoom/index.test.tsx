import {act} from 'react';
import {renderWithProviders} from '@site/tests/unit/support/renderWithProviders';
import ImageZoom from '@site/src/components/ImageZoom';

const startZoom = jest.fn<unknown, [unknown, string, AbortSignal]>();
jest.mock('@site/src/components/ImageZoom/startZoom', () => ({
  startZoom: (...args: [unknown, string, AbortSignal]) => startZoom(...args),
}));

const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function render(): {readonly unmount: () => void} {
  return renderWithProviders(<ImageZoom />, {siteConfig: {themeConfig: {zoom: {selector: 'main img'}}}});
}

beforeEach(() => {
  jest.useFakeTimers();
  startZoom.mockReset().mockReturnValue(Promise.resolve());
});

afterEach(() => {
  jest.useRealTimers();
});

describe('ImageZoom', () => {
  it('ZOOM-05 starts 100 ms after the first load and after each page change, not before, and ends what it started then', async () => {
    render();
    await pass(99);
    expect(startZoom).not.toHaveBeenCalled();
    await pass(1);
    expect(startZoom).toHaveBeenCalledTimes(1);
    const [[, , first]] = startZoom.mock.calls;
    expect(first.aborted).toBe(false);
    window.dispatchEvent(new Event('content-reload'));
    expect(first.aborted).toBe(true);
    await pass(99);
    expect(startZoom).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(startZoom).toHaveBeenCalledTimes(2);
    expect(startZoom.mock.calls[1][2].aborted).toBe(false);
  });

  it('ZOOM-05 starts for the last of pages that follow each other at once, and for none once it is gone', async () => {
    const {unmount} = render();
    await pass(50);
    window.dispatchEvent(new Event('content-reload'));
    await pass(100);
    expect(startZoom).toHaveBeenCalledTimes(1);
    unmount();
    expect(startZoom.mock.calls[0][2].aborted).toBe(true);
    window.dispatchEvent(new Event('content-reload'));
    await pass(100);
    expect(startZoom).toHaveBeenCalledTimes(1);
  });
});
