import {showActiveEntry} from '@site/src/plugins/runtime/inline/showActiveEntry';

const PLACE = {box: '#sidebar nav', entry: '[aria-current="page"]'};

function showSidebar(): HTMLElement {
  document.body.innerHTML = '<div id="sidebar"><nav><a>first</a><a aria-current="page">active</a></nav></div>';
  const [box, active] = [document.querySelector<HTMLElement>('nav'), document.querySelector('[aria-current]')];
  if (box === null || active === null) {
    throw new Error('no sidebar');
  }
  box.getBoundingClientRect = () => new DOMRect(0, 0, 200, 600);
  active.getBoundingClientRect = () => new DOMRect(0, 900, 200, 30);
  return box;
}

function setMedia(matches: boolean): void {
  window.matchMedia = () => ({matches}) as MediaQueryList;
}

it('SIDEBAR-10 scrolls the box of the sidebar to the active entry', () => {
  const box = showSidebar();
  showActiveEntry({...PLACE});
  expect(box.scrollTop).toBe(700);
});

it('SIDEBAR-10 leaves the sidebar alone where it is not on screen, so that nothing is measured', () => {
  const box = showSidebar();
  setMedia(false);
  showActiveEntry({...PLACE, media: '(width > 1024px)'});
  expect(box.scrollTop).toBe(0);
  setMedia(true);
  showActiveEntry({...PLACE, media: '(width > 1024px)'});
  expect(box.scrollTop).toBe(700);
});
