import {act} from 'react';
import {renderWithProviders} from '@site/tests/unit/support/renderWithProviders';
import ImageZoom from '@site/src/components/ImageZoom';

const startZoom = jest.fn<unknown, unknown[]>(() => Promise.resolve({stop: jest.fn()}));
jest.mock('@site/src/components/ImageZoom/startZoom', () => ({startZoom: (...args: unknown[]) => startZoom(...args)}));

it('ZOOM-05 starts 100 ms after the first load and after each page change, not before', async () => {
  jest.useFakeTimers();
  renderWithProviders(<ImageZoom />, {siteConfig: {themeConfig: {zoom: {selector: 'main img'}}}});
  await act(() => jest.advanceTimersByTimeAsync(99));
  expect(startZoom).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(startZoom).toHaveBeenCalledTimes(1);
  await act(() => {
    window.dispatchEvent(new Event('content-reload'));
    return jest.advanceTimersByTimeAsync(99);
  });
  expect(startZoom).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(startZoom).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
