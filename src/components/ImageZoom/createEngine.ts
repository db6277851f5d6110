// Without the style element that the main entry writes into the page: the policy forbids it, the style sheet has the rules.
import mediumZoom, {type Zoom, type ZoomOptions} from 'medium-zoom/dist/pure';

export type ZoomEngine = Pick<Zoom, 'attach' | 'detach' | 'open' | 'update'> & {
  /** Closes an open image, at once or as soon as it stands. */
  readonly close: () => void;
};

/**
 * medium-zoom, less its gaps: while an image grows it takes no order to close (ZOOM-02), it stays over whatever takes the focus, and
 * it loses the focus of the image. It listens on the document for good, so one engine serves all pages.
 */
export function createEngine(options: ZoomOptions & {readonly scrollOffset: number}): ZoomEngine {
  const zoom = mediumZoom([], options);
  /** An order came since the image began to grow. */
  let isUnwanted = false;
  let scrollTop = 0;

  const close = (): void => {
    isUnwanted = true;
    void zoom.close();
  };
  zoom.on('open', () => {
    isUnwanted = false;
    scrollTop = window.scrollY;
  });
  zoom.on('opened', () => {
    if (isUnwanted || Math.abs(window.scrollY - scrollTop) > options.scrollOffset) {
      void zoom.close();
    }
  });
  zoom.on('closed', ({target}) => {
    // The image was hidden meanwhile, which took the focus away.
    if (document.activeElement === document.body) {
      (target as HTMLImageElement).focus({preventScroll: true});
    }
  });
  window.addEventListener('resize', close);
  document.addEventListener('keyup', ({key}) => {
    if (key === 'Escape') {
      close();
    }
  });
  // The search by its shortcut, a link by Tab.
  document.addEventListener('focusin', ({target}) => {
    if (target !== zoom.getZoomedImage()) {
      close();
    }
  });
  return {...zoom, close};
}
