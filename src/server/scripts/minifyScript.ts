import {createRequire} from 'node:module';

type Minifier = {
  minifySync: (code: string, options: {compress: boolean; mangle: boolean; module: boolean}) => {code: string};
};

/**
 * The short form of a script that runs as it stands in a page. For scripts that are written into pages when these have been minified.
 * The minifier is loaded with the first script only: most commands that read the configuration write no pages.
 *
 * @throws {Error} of the minifier, where `code` is no JavaScript
 */
export function minifyScript(code: string): string {
  const {minifySync} = createRequire(__filename)('@swc/core') as Minifier;
  return minifySync(code, {compress: true, mangle: true, module: false}).code;
}
