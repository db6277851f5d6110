import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {listPages} from '../../site-data/server/listFiles';

export type MinifyPagesOptions = {
  readonly outDir: string;
  /** Folders of other locales, which have pages of their own. */
  readonly otherLocales: readonly string[];
  /** Results of earlier builds; undefined to keep none. */
  readonly folder?: string;
  /** Is told what the minifier has to say about a page. */
  readonly warn: (message: string) => void;
};

type Minify = (html: Buffer, options: object) => {code: string; errors?: readonly {level: string; message: string}[]};

/** As Docusaurus minifies pages (keep in sync with `minifyHtml` of @docusaurus/bundler): what React finds must be what it rendered. */
const OPTIONS = {
  removeComments: false,
  preserveComments: [],
  tagOmission: 'keep-head-and-body',
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  minifyJs: true,
  minifyJson: true,
  minifyCss: true,
};

/** Name of a script or a style sheet of this build: it has a hash of its content in it. */
const ASSET = /(?<=\/assets\/(?:js|css)\/)[\w~.-]+/g;

function loadMinifier(): {minify: Minify; version: string} {
  const faster = createRequire(createRequire(__filename).resolve('@docusaurus/faster/package.json'));
  const {minifySync} = faster('@swc/html') as {minifySync: Minify};
  return {minify: minifySync, version: (faster('@swc/html/package.json') as {version: string}).version};
}

function readKept(file: string, key: string): string | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {key: string; code: string};
    return kept.key === key ? kept.code : undefined;
  } catch {
    // There is none yet, or it was cut off.
    return undefined;
  }
}

function writeKept(file: string, kept: {key: string; code: string}): void {
  // Another build never reads half a file.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(kept));
  renameSync(temporary, file);
}

/**
 * Minifies the pages that were built. One that is the same as in an earlier build, apart from the names of scripts and style sheets,
 * is taken from there.
 */
export function minifyPages({outDir, otherLocales, folder, warn}: MinifyPagesOptions): void {
  const {minify, version} = loadMinifier();
  if (folder !== undefined) {
    mkdirSync(folder, {recursive: true});
  }
  for (const file of listPages(outDir, otherLocales)) {
    const names: string[] = [];
    const page = path.relative(outDir, file);
    const html = readFileSync(file, 'utf8').replace(ASSET, (name) => String(names.push(name) - 1));
    const key = createHash('sha256')
      .update(`${version} ${JSON.stringify(OPTIONS)} ${html}`)
      .digest('hex');
    const place = createHash('sha256').update(page).digest('hex').slice(0, 32);
    const keptFile = folder === undefined ? undefined : path.join(folder, `${place}.json`);
    let code = keptFile === undefined ? undefined : readKept(keptFile, key);
    if (code === undefined) {
      const result = minify(Buffer.from(html), OPTIONS);
      result.errors?.forEach(({level, message}) => warn(`${page}: ${level}: ${message}`));
      code = result.code;
      if (keptFile !== undefined) {
        writeKept(keptFile, {key, code});
      }
    }
    writeFileSync(
      file,
      code.replace(ASSET, (index) => names[Number(index)]),
    );
  }
}
