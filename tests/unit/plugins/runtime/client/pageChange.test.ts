import {createLocation} from 'history';
import pageChange from '@site/src/plugins/runtime/client/pageChange';

const [first, second, third] = ['/first', '/second', '/third#part'].map((path) => createLocation(path));
let scrollTo: jest.SpyInstance;

/** What the router tells of a reader who sets out for a page. */
function setOut(location: typeof first): void {
  pageChange.onRouteUpdate?.({previousLocation: first, location});
}

/** What it tells when that page is on screen. */
function arrive(location: typeof first): void {
  pageChange.onRouteDidUpdate?.({previousLocation: first, location});
}

function pressBack(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
});

it('VERSION-03 a page that a link led to begins at its top when it has no such section', () => {
  setOut(third);
  arrive(third);
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('PAGECHANGE-05 a page that Back led to is left where the reader was', () => {
  pressBack();
  setOut(third);
  arrive(third);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('PAGECHANGE-05 a Back whose page never came is not taken for that of the next link', () => {
  pressBack();
  setOut(second);
  setOut(third);
  arrive(third);
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});
