const nameOf = __webpack_get_script_filename__;
let tries = 0;
let isFresh = false;

__webpack_get_script_filename__ = (chunk) => nameOf(chunk) + (isFresh ? `?try=${tries}` : '');

/**
 * Asks for the chunks that `load` needs under new addresses: what a browser or a proxy has kept under the usual ones may be
 * what is broken.
 *
 * @param load begins with all chunks at once
 */
export function withFreshAddresses<Result>(load: () => Promise<Result>): Promise<Result> {
  tries += 1;
  isFresh = true;
  try {
    return load();
  } finally {
    isFresh = false;
  }
}
