import {type ReactNode, useEffect} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ZOOM_START_DELAY_MS} from '@site/src/lib/constants';
import {CONTENT_COMPLETE_EVENT, CONTENT_RELOAD_EVENT} from '@site/src/lib/ui/events';
import {startZoom, type ZoomConfig, type ZoomHandle} from './startZoom';

/** Lets the reader enlarge images of the doc body. Starts 100 ms after each page change (ZOOM-05); renders nothing. */
export default function ImageZoom(): ReactNode {
  const {zoom} = useDocusaurusContext().siteConfig.themeConfig as {zoom?: ZoomConfig};
  const label = translate({
    id: 'site.ImageZoom.open',
    message: 'Enlarge image',
    description: 'Accessible name of an image of the doc body, which opens enlarged',
  });

  useEffect(() => {
    if (zoom === undefined) {
      return undefined;
    }
    let handle: ZoomHandle | undefined;
    let timer: number | undefined;
    /** Counts the page changes: a zoom that is ready only after the next one is stopped at once. */
    let round = 0;
    const start = (current: number): void => {
      startZoom(zoom, label)
        .then((started) => {
          if (current === round) {
            handle = started;
          } else {
            started.stop();
          }
        })
        .catch((error: unknown) => {
          console.warn('Image zoom could not start.', error);
        });
    };
    const stop = (): void => {
      round += 1;
      window.clearTimeout(timer);
      handle?.stop();
      handle = undefined;
    };
    const restart = (): void => {
      stop();
      timer = window.setTimeout(start, ZOOM_START_DELAY_MS, round);
    };
    restart();
    const events = [CONTENT_RELOAD_EVENT, CONTENT_COMPLETE_EVENT];
    events.forEach((name) => window.addEventListener(name, restart));
    return () => {
      events.forEach((name) => window.removeEventListener(name, restart));
      stop();
    };
  }, [zoom, label]);

  return null;
}
