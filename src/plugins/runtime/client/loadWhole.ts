import {createPath, type Location} from 'history';

/**
 * Has the browser load a page that the app cannot show. It takes the place of the entry that the link to it has made.
 *
 * @param shown of the page that is still on screen
 */
export default function loadWhole(location: Location, shown: Location): void {
  // From the address of another page: with that of this one, a hash would only be scrolled to.
  window.history.replaceState(null, '', shown.pathname);
  window.location.replace(createPath(location));
}
