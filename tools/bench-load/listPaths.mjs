import {listFiles} from '../listFiles.mjs';

/** What a host keeps beside a file, or reads itself, and pages whose status is 404. */
const NOT_SERVED = /(?:^|\/)\.|\.(?:br|gz)$|(?:^|\/)404\.html$/;

/** Always the same order that has nothing to do with folders: readers do not ask for pages by the alphabet. */
function shuffle(list) {
  const shuffled = [...list];
  let seed = 1;
  for (let index = shuffled.length - 1; index > 0; index--) {
    seed = (seed * 48271) % 2147483647;
    const other = seed % (index + 1);
    [shuffled[index], shuffled[other]] = [shuffled[other], shuffled[index]];
  }
  return shuffled;
}

/** Addresses of a folder's files, as links name them: pages without `index.html`, everything in an order of no meaning. */
export function listPaths(folder) {
  return shuffle(
    listFiles(folder)
      .filter((name) => !NOT_SERVED.test(name))
      .map((name) => encodeURI(`/${name.replace(/(^|\/)index\.html$/, '')}`)),
  );
}
