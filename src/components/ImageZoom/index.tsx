import {type ReactNode, useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ZOOM_START_DELAY_MS} from '@site/src/lib/constants';
import {startZoom, type ZoomConfig, type ZoomHandle} from './startZoom';

/** Lets the reader enlarge images of the doc body. Starts 100 ms after each page change (ZOOM-05); renders nothing. */
export default function ImageZoom(): ReactNode {
  const {pathname} = useLocation();
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
    let isOver = false;
    const timer = window.setTimeout(() => {
      startZoom(zoom, label)
        .then((started) => {
          handle = started;
          if (isOver) {
            started.stop();
          }
        })
        .catch((error: unknown) => console.warn('Image zoom could not start.', error));
    }, ZOOM_START_DELAY_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      handle?.stop();
    };
  }, [pathname, zoom, label]);

  return null;
}
