import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {openPageCache} from '../../../server/cache/pageCache';
import {listBuiltPages, type BuiltPages} from '../../../server/files/listBuiltPages';

export type MinifyPagesOptions = BuiltPages & {
  /** Results of earlier builds; undefined to keep none. */
  readonly folder: string | undefined;
  /** Is told what the minifier has to say about a page. */
  readonly warn: (message: string) => void;
};

type Kept = {readonly key: string; readonly code: string};

type Options = typeof PAGE_OPTIONS | typeof SCRIPT_OPTIONS;

type Minify = (html: Buffer, options: Options) => {code: string; errors?: readonly {level: string; message: string}[]};

/**
 * As Docusaurus minifies pages (keep in sync with `minifyHtml` of @docusaurus/bundler): what React finds must be what it rendered. Only
 * what takes half of the time and has nothing to do is left out: white space, which neither React nor the template has between tags, data,
 * which is written without any, styles, which the policy forbids in pages, and scripts, which `minifyScripts` does once for all pages.
 */
const PAGE_OPTIONS = {
  collapseWhitespaces: 'none',
  removeComments: false,
  preserveComments: [],
  tagOmission: 'keep-head-and-body',
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  // Scripts side by side would become one, written out anew at full length.
  mergeMetadataElements: false,
  minifyJs: false,
  minifyJson: false,
  minifyCss: false,
};

const SCRIPT_OPTIONS = {...PAGE_OPTIONS, minifyJs: true};

/** A script that stands in the page, without attributes: not data, and none that is loaded. */
const SCRIPT = /<script>[^]+?<\/script>/;

/**
 * Folder and name of a script or a style sheet of this build: the name has a hash of its content in it. With the folder in front, and
 * not behind a look-behind, it is found four times as fast.
 */
const ASSET = /(\/assets\/(?:js|css)\/)([\w~.-]+)/g;

function loadMinifier(): {minify: Minify; version: string} {
  const faster = createRequire(createRequire(__filename).resolve('@docusaurus/faster/package.json'));
  const {minifySync} = faster('@swc/html') as {minifySync: Minify};
  return {minify: minifySync, version: (faster('@swc/html/package.json') as {version: string}).version};
}

/** Gives the scripts in a page the short form that they had in another page, or gets it from the minifier. */
function createScriptMinifier(run: (html: string, options: Options) => string): (html: string) => string {
  const known = new Map<string, string>();
  const shorten = (script: string): string => {
    const code = known.get(script) ?? SCRIPT.exec(run(`<!doctype html>${script}`, SCRIPT_OPTIONS))?.[0] ?? script;
    known.set(script, code);
    return code;
  };
  return (html) => html.replace(new RegExp(SCRIPT, 'g'), shorten);
}

/**
 * Minifies the pages that were built. One that is the same as in an earlier build, apart from the names of scripts and style sheets,
 * is taken from there.
 */
export function minifyPages({folder, warn, ...pages}: MinifyPagesOptions): void {
  const {outDir} = pages;
  const {minify, version} = loadMinifier();
  const cache = openPageCache<Kept>(folder);
  let page = '';
  const run = (html: string, options: Options): string => {
    const {code, errors} = minify(Buffer.from(html), options);
    errors?.forEach(({level, message}) => warn(`${page}: ${level}: ${message}`));
    return code;
  };
  const minifyScripts = createScriptMinifier(run);
  for (const file of listBuiltPages(pages)) {
    const names: string[] = [];
    page = path.relative(outDir, file);
    const html = readFileSync(file, 'utf8').replace(
      ASSET,
      (_asset, place: string, name: string) => `${place}${names.push(name) - 1}`,
    );
    const key = createHash('sha256')
      .update(`${version} ${JSON.stringify(SCRIPT_OPTIONS)} `)
      .update(html)
      .digest('hex');
    const kept = cache.get(page);
    let code = kept?.key === key ? kept.code : undefined;
    if (code === undefined) {
      code = run(minifyScripts(html), PAGE_OPTIONS);
      cache.set(page, {key, code});
    }
    writeFileSync(
      file,
      code.replace(ASSET, (_asset, place: string, index: string) => place + names[Number(index)]),
    );
  }
}
