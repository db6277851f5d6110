import afterFrame from './afterFrame';

/** Padding that takes the place of the page's scroll bar; the full-screen menu's bar, which is out of the page's flow, has it, too. */
const ROOM = '--site-scroll-bar-room';

function lock(): () => void {
  const root = document.documentElement;
  const {style} = root;
  const cancel = afterFrame(() => {
    const width = Math.max(0, window.innerWidth - root.clientWidth);
    // The browser's language says which side it is on, not the page's.
    const room = root.getBoundingClientRect().left > 0 ? `0 0 0 ${width}px` : `0 ${width}px 0 0`;
    style.overflow = 'hidden';
    style.padding = room;
    style.setProperty(ROOM, room);
  });
  return () => {
    cancel();
    style.overflow = '';
    style.padding = '';
    style.removeProperty(ROOM);
  };
}

/** How many parts hold the page: the search may lie over the menu, and either may close first. */
let holders = 0;
let unlock: () => void;

/**
 * Keeps the page behind a part from scrolling, once the part shows. Where a scroll bar took room,
 * the page keeps its width. Returns what lets it go, to be called once.
 */
export default function lockScroll(): () => void {
  if (holders === 0) {
    unlock = lock();
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) {
      unlock();
    }
  };
}
