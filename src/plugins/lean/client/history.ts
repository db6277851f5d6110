/** The one kind of history that the site has, and what React Router asks of all: without those in the hash and in memory. */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';

function refuse(): never {
  throw new Error('The site keeps its history in the addresses of pages alone.');
}

export {refuse as createHashHistory, refuse as createMemoryHistory};
