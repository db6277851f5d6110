import {type ReactNode, useEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ZOOM_START_DELAY_MS} from '@site/src/lib/constants';
import {CONTENT_RELOAD_EVENT} from '@site/src/lib/ui/events';
import {startZoom, type ZoomConfig} from './startZoom';

function nameImage(alt: string): string {
  return alt === ''
    ? translate({
        id: 'site.ImageZoom.open',
        message: 'Enlarge image',
        description: 'Accessible name of an image of the doc body, which opens enlarged',
      })
    : translate(
        {
          id: 'site.ImageZoom.openNamed',
          message: 'Enlarge image: {alt}',
          description: 'Accessible name of an image of the doc body, which opens enlarged; {alt} says what it shows',
        },
        {alt},
      );
}

/** Lets the reader enlarge images of the doc body. Starts 100 ms after each page change (ZOOM-05); renders nothing. */
export default function ImageZoom(): ReactNode {
  const {zoom} = useDocusaurusContext().siteConfig.themeConfig as {zoom?: ZoomConfig};
  useEffect(() => {
    if (zoom === undefined) {
      return undefined;
    }
    let controller = new AbortController();
    let timer: number | undefined;
    const start = (signal: AbortSignal): void => {
      startZoom(zoom, nameImage, signal).catch((error: unknown) => {
        console.warn('Image zoom could not start.', error);
      });
    };
    const stop = (): void => {
      window.clearTimeout(timer);
      controller.abort();
    };
    const restart = (): void => {
      stop();
      controller = new AbortController();
      timer = window.setTimeout(start, ZOOM_START_DELAY_MS, controller.signal);
    };
    restart();
    window.addEventListener(CONTENT_RELOAD_EVENT, restart);
    return () => {
      window.removeEventListener(CONTENT_RELOAD_EVENT, restart);
      stop();
    };
  }, [zoom]);

  return null;
}
