import afterFrame from '@site/src/hooks/afterFrame';
import lockScroll from '@site/src/hooks/lockScroll';

const root = document.documentElement;
const readStyle = () => ({
  overflow: root.style.overflow,
  padding: root.style.padding,
  room: root.style.getPropertyValue('--site-scroll-bar-room'),
});
const FREE = {overflow: '', padding: '', room: ''};

function showFrame(): Promise<void> {
  return new Promise((resolve) => {
    afterFrame(resolve);
  });
}

/** The page as wide as the window but for a scroll bar, and begins there. */
function setScrollBar(width: number, left = 0): void {
  jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - width);
  jest.spyOn(root, 'getBoundingClientRect').mockReturnValue({left} as DOMRect);
}

describe('lockScroll', () => {
  it.each([
    [0, 0, '0px', '0 0px 0 0'],
    [15, 0, '0px 15px 0px 0px', '0 15px 0 0'],
    [15, 15, '0px 0px 0px 15px', '0 0 0 15px'],
  ])(
    'MOBILE-04 SIDEBAR-10 keeps the room of a scroll bar of %d px, %d px from the left',
    async (width, left, padding, room) => {
      setScrollBar(width, left);
      const unlock = lockScroll();
      expect(readStyle()).toEqual(FREE);
      await showFrame();
      expect(readStyle()).toEqual({overflow: 'hidden', padding, room});
      unlock();
      expect(readStyle()).toEqual(FREE);
    },
  );

  it('does nothing where the part closes before it shows', async () => {
    lockScroll()();
    await showFrame();
    expect(readStyle()).toEqual(FREE);
  });

  it('MOBILE-04 SEARCH-02 holds the page until the last of two parts closes, whichever that is', async () => {
    const first = lockScroll();
    await showFrame();
    const second = lockScroll();
    await showFrame();
    first();
    expect(root.style.overflow).toBe('hidden');
    second();
    expect(readStyle()).toEqual(FREE);
  });
});
