import {startZoom} from '@site/src/components/ImageZoom/startZoom';

const detach = jest.fn();
const mediumZoom = jest.fn<unknown, unknown[]>(() => ({open: jest.fn(), close: jest.fn(), detach, update: jest.fn()}));
jest.mock('medium-zoom/dist/pure', () => ({__esModule: true, default: (...args: unknown[]) => mediumZoom(...args)}));

beforeEach(() => {
  mediumZoom.mockClear();
  detach.mockClear();
  document.body.innerHTML = '<main><img alt="A"><a href="#x"><img alt="B"></a></main>';
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('startZoom', () => {
  it('ZOOM-03 passes margin 0, white and the scroll offset 40', async () => {
    await startZoom({selector: 'main img'}, 'Enlarge image');
    expect(mediumZoom.mock.calls[0]?.[1]).toEqual({margin: 0, background: '#fff', scrollOffset: 40});
  });

  it('ZOOM-04 takes the background of the theme on screen', async () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    await startZoom({selector: 'main img', background: {light: 'white', dark: 'black'}}, 'Enlarge image');
    document.documentElement.removeAttribute('data-theme');
    expect(mediumZoom.mock.calls[0]?.[1]).toMatchObject({background: 'black'});
  });

  it('ZOOM-06 logs a warning for an invalid selector and goes on', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const handle = await startZoom({selector: '[['}, 'Enlarge image');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"[["'), expect.anything());
    expect(mediumZoom).not.toHaveBeenCalled();
    expect(() => handle.stop()).not.toThrow();
  });

  it('ZOOM-07 leaves images inside links alone and names the others', async () => {
    const handle = await startZoom({selector: 'main img'}, 'Enlarge image');
    const images = [...document.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('aria-label'))).toEqual(['Enlarge image: A', null]);
    handle.stop();
    expect(images.map((image) => image.getAttribute('aria-label'))).toEqual([null, null]);
    expect(detach).toHaveBeenCalledTimes(1);
  });
});
