import afterFrame from '@site/src/hooks/afterFrame';

/** What the style sheet of the dialog takes as the room that is in sight. */
const TOP = '--site-visible-top';
const HEIGHT = '--site-visible-height';

/**
 * Tells a dialog that covers the window how much of it an on-screen keyboard leaves in sight, in px, for as long as one is open: browsers
 * on phones lay the keyboard over the page, and neither `100dvh` nor `position: fixed` know of it. A reader who has zoomed in sees a part
 * of the page by choice, which says nothing. Returns what ends it.
 */
export default function followVisibleArea({style}: HTMLElement): (() => void) | undefined {
  const view = window.visualViewport;
  if (!view) {
    return undefined;
  }
  const follow = (): void => {
    if (view.scale === 1 && view.height < document.documentElement.clientHeight) {
      style.setProperty(TOP, `${view.offsetTop}px`);
      style.setProperty(HEIGHT, `${view.height}px`);
    } else {
      style.removeProperty(TOP);
      style.removeProperty(HEIGHT);
    }
  };
  // A keyboard that is open already changes nothing any more. When the dialog shows: sizes have the browser lay out the page at once.
  const cancel = afterFrame(follow);
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  return () => {
    cancel();
    view.removeEventListener('resize', follow);
    view.removeEventListener('scroll', follow);
  };
}
