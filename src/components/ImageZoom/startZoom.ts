import type {ZoomOptions} from 'medium-zoom';
import {ZOOM_BACKGROUND, ZOOM_MARGIN, ZOOM_SCROLL_OFFSET} from '@site/src/lib/constants';
import type {ZoomEngine} from './createEngine';

/** Shape of `themeConfig.zoom`, that of docusaurus-plugin-image-zoom. */
export type ZoomConfig = {
  /** CSS selector of the images that can be enlarged. */
  readonly selector?: string;
  /** Overlay colours, any CSS colour. Default white. */
  readonly background?: {readonly light?: string; readonly dark?: string};
  readonly config?: Pick<ZoomOptions, 'margin' | 'scrollOffset'>;
};

/** Of all pages: it listens on the document for good. */
let engine: ZoomEngine | undefined;

/** Images inside links lead somewhere already (ZOOM-07). */
function selectImages(selector: string): HTMLImageElement[] {
  try {
    return [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
      (image) => image.closest('a, button') === null,
    );
  } catch (error) {
    console.warn(`Image zoom: "${selector}" is not a valid selector.`, error);
    return [];
  }
}

/** ZOOM-06: a high-resolution source that cannot be had leaves the image itself enlarged. */
function watchHighResolution(images: readonly HTMLImageElement[]): void {
  for (const image of images) {
    const source = image.getAttribute('data-zoom-src');
    if (source !== null) {
      const probe = new Image();
      probe.onerror = () => {
        console.warn(`Image zoom: ${source} cannot be loaded; the page's own image is enlarged instead.`);
        image.removeAttribute('data-zoom-src');
      };
      probe.src = source;
    }
  }
}

type NameImage = (alt: string) => string;

/** Makes an image a control: reachable and usable by keyboard, and named as what it does. */
function makeOperable(image: HTMLImageElement, open: () => void, name: NameImage): () => void {
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open();
    }
  };
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', name(image.alt));
  image.addEventListener('keydown', handleKeyDown);
  return () => {
    image.removeAttribute('tabindex');
    image.removeAttribute('role');
    image.removeAttribute('aria-label');
    image.removeEventListener('keydown', handleKeyDown);
  };
}

/**
 * Attaches the zoom to the images of the page. The engine is loaded only when there is an image to enlarge.
 *
 * @param zoom the site's `themeConfig.zoom`
 * @param name what an image is called that can be enlarged, by its alternative text, in the page's language
 * @param signal closes an open zoom and releases every image (ZOOM-05)
 */
export async function startZoom(zoom: ZoomConfig, name: NameImage, signal: AbortSignal): Promise<void> {
  const images = selectImages(zoom.selector ?? '.markdown img');
  if (images.length === 0) {
    return;
  }
  const {createEngine} = await import('./createEngine');
  if (signal.aborted) {
    return;
  }
  const background = (): string => {
    const isDark = document.documentElement.getAttribute('data-theme') === 'dark';
    return (isDark ? zoom.background?.dark : zoom.background?.light) ?? ZOOM_BACKGROUND;
  };
  const own = (engine ??= createEngine({margin: ZOOM_MARGIN, scrollOffset: ZOOM_SCROLL_OFFSET, ...zoom.config}));
  own.update({background: background()});
  own.attach(...images);
  watchHighResolution(images);
  const undo = images.map((image) => makeOperable(image, () => void own.open({target: image}), name));
  const observer = new MutationObserver(() => own.update({background: background()}));
  observer.observe(document.documentElement, {attributes: true, attributeFilter: ['data-theme']});
  signal.addEventListener('abort', () => {
    observer.disconnect();
    undo.forEach((step) => step());
    own.close();
    own.detach();
  });
}
