/**
 * Runs in the page at an address that has moved: leads on to the address in `data-to` of the script, with the query and the hash
 * that the reader came with, unless the new address has its own. Keep in sync with `formatNginxLocations`.
 */
export function leadOn(): void {
  const {document, location} = window;
  const [path, hash = location.hash] = (document.currentScript?.dataset.to ?? '').split(/(?=#)/);
  location.replace(path + (path.includes('?') ? '' : location.search) + hash);
}
