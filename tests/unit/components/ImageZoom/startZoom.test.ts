import {startZoom} from '@site/src/components/ImageZoom/startZoom';

const engine = {attach: jest.fn(), detach: jest.fn(), open: jest.fn(), close: jest.fn(), update: jest.fn()};
const createEngine = jest.fn<unknown, unknown[]>(() => engine);
jest.mock('@site/src/components/ImageZoom/createEngine', () => ({
  createEngine: (...args: unknown[]) => createEngine(...args),
}));

const {signal} = new AbortController();
const images = () => [...document.querySelectorAll('img')];

beforeEach(() => {
  Object.values(engine).forEach((method) => method.mockClear());
  document.body.innerHTML = '<main><img alt="A"><a href="#x"><img alt="B"></a></main>';
});

afterEach(() => {
  jest.restoreAllMocks();
});

const nameImage = (alt: string) => (alt === '' ? 'Enlarge image' : `Enlarge image: ${alt}`);

describe('startZoom', () => {
  it('ZOOM-03 makes one engine for all pages, with margin 0 and the scroll offset 40', async () => {
    createEngine.mockImplementation(() => engine);
    await startZoom({selector: 'main img'}, nameImage, signal);
    await startZoom({selector: 'main img'}, nameImage, signal);
    expect(createEngine.mock.calls).toEqual([[{margin: 0, scrollOffset: 40}]]);
    expect(engine.update).toHaveBeenLastCalledWith({background: '#fff'});
  });

  it('ZOOM-04 takes the background of the theme on screen', async () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    await startZoom({selector: 'main img', background: {light: 'white', dark: 'black'}}, nameImage, signal);
    document.documentElement.removeAttribute('data-theme');
    expect(engine.update).toHaveBeenLastCalledWith({background: 'black'});
  });

  it('ZOOM-04 follows the theme as long as the page is shown', async () => {
    const root = document.documentElement;
    const showTheme = async (theme: string): Promise<void> => {
      root.setAttribute('data-theme', theme);
      await Promise.resolve();
    };
    const controller = new AbortController();
    const background = {light: 'ivory', dark: 'navy'};
    await startZoom({selector: 'main img', background}, nameImage, controller.signal);
    await showTheme('dark');
    expect(engine.update).toHaveBeenCalledWith({background: 'navy'});
    controller.abort();
    engine.update.mockClear();
    await showTheme('light');
    expect(engine.update).not.toHaveBeenCalledWith({background: 'ivory'});
    root.removeAttribute('data-theme');
  });

  it('ZOOM-06 logs a warning for an invalid selector and goes on', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await startZoom({selector: '[['}, nameImage, signal);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"[["'), expect.anything());
    expect(engine.attach).not.toHaveBeenCalled();
  });

  it('ZOOM-05 ZOOM-07 leaves images inside links alone, names the others, and releases them', async () => {
    const controller = new AbortController();
    await startZoom({selector: 'main img'}, nameImage, controller.signal);
    expect(images().map((image) => image.getAttribute('aria-label'))).toEqual(['Enlarge image: A', null]);
    expect(engine.attach.mock.calls).toEqual([[images()[0]]]);
    controller.abort();
    expect(images().map((image) => image.getAttribute('aria-label'))).toEqual([null, null]);
    expect(engine.close).toHaveBeenCalledTimes(1);
    expect(engine.detach).toHaveBeenCalledTimes(1);
  });

  it('ZOOM-01 Enter and space open an image, and one without a text is named, too', async () => {
    document.body.innerHTML = '<main><img alt=""></main>';
    await startZoom({selector: 'main img'}, nameImage, signal);
    const [image] = images();
    expect(image).toHaveAttribute('aria-label', 'Enlarge image');
    const press = (key: string): boolean =>
      image.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    expect([press('Enter'), press(' '), press('a')]).toEqual([false, false, true]);
    expect(engine.open.mock.calls).toEqual([[{target: image}], [{target: image}]]);
  });

  it('ZOOM-05 takes no image of a page that was left while the engine was on its way', async () => {
    const controller = new AbortController();
    const started = startZoom({selector: 'main img'}, nameImage, controller.signal);
    controller.abort();
    await started;
    expect(engine.attach).not.toHaveBeenCalled();
    expect(images()[0].hasAttribute('tabindex')).toBe(false);
  });
});
