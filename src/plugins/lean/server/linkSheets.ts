import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getAttribute, scanTags} from '../../../lib/text/scanTags';
import {listBuiltPages, type BuiltPages} from '../../../server/files/listBuiltPages';
import {listFiles} from '../../../server/files/listFiles';
import {readClasses} from './dropUnused';
import {readFiles} from './readFiles';

export type LinkOptions = BuiltPages & {
  /** Classes that the stock theme's style sheet has rules for, as it comes. */
  readonly stockClasses: ReadonlySet<string>;
  readonly keptClasses: readonly string[];
};

const LINK = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/;
const COMMON = 'styles';

/** Classes that elements of a page have, and those that its text writes like an attribute: the quick look, for every page. */
export function readPageClasses(html: string): Set<string> {
  const values = [...html.matchAll(/\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)];
  return new Set(values.flatMap(([, double, single, bare]) => (double ?? single ?? bare).split(/\s+/)));
}

/** Classes that elements of a page have. */
function scanPageClasses(html: string): Set<string> {
  const values = [...scanTags(html)].map(({attributes}) => getAttribute(attributes, 'class') ?? '');
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

/** The first class of a page that is one of `dropped`, if any. */
function findDropped(html: string, classes: ReadonlySet<string>, dropped: ReadonlySet<string>): string | undefined {
  const found = [...classes].filter((name) => dropped.has(name));
  // Minified text keeps its quotes, so that `<div class="row">` in inline code looks like an element.
  const used = found.length > 0 ? scanPageClasses(html) : undefined;
  return found.find((name) => used?.has(name));
}

/** The sheets beside the common one, with the classes that they alone have rules for. */
function readSheets(folder: string): {name: string; classes: string[]}[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.css')) : [];
  const sheets = names.map((name) => ({name, classes: readClasses(readFileSync(path.join(folder, name), 'utf8'))}));
  const isCommon = ({name}: {name: string}): boolean => name.startsWith(`${COMMON}.`);
  const common = new Set(sheets.filter(isCommon).flatMap(({classes}) => classes));
  return sheets
    .filter((sheet) => !isCommon(sheet))
    .map(({name, classes}) => ({name, classes: [...new Set(classes)].filter((className) => !common.has(className))}));
}

/** Custom properties of the stock theme that a sheet reads and no sheet sets. */
function findUnset(folder: string): string[] {
  const css = readFiles(listFiles(folder, /\.css$/));
  const set = new Set([...css.matchAll(/(--ifm-[\w-]+)\s*:/g)].map(([, name]) => name));
  return [...css.matchAll(/var\(\s*(--ifm-[\w-]+)\s*\)/g)].map(([, name]) => name).filter((name) => !set.has(name));
}

/**
 * Links the style sheet of each part that a page shows, behind the common one. Docusaurus links one sheet only.
 * Throws where a page has a class of the stock theme whose rules the build dropped, or a sheet reads a property it dropped.
 */
export function linkSheets({stockClasses, keptClasses, ...pages}: LinkOptions): void {
  const {outDir, baseUrl} = pages;
  const folder = path.join(outDir, 'assets', 'css');
  const sheets = readSheets(folder);
  const [unset] = findUnset(folder);
  if (unset !== undefined) {
    throw new Error(
      `site-lean: a style sheet reads "${unset}" of the stock theme, which is left out of the build; add it to KEPT_PROPERTIES in ` +
        'src/plugins/lean/kept.ts.',
    );
  }
  const dropped = new Set([...stockClasses].filter((name) => !keptClasses.includes(name)));
  for (const file of listBuiltPages(pages)) {
    const html = readFileSync(file, 'utf8');
    const classes = readPageClasses(html);
    const missing = findDropped(html, classes, dropped);
    if (missing !== undefined) {
      throw new Error(
        `site-lean: ${path.relative(outDir, file)} has the class "${missing}" of the stock theme, whose rules are left out of ` +
          'the build; add it to KEPT_CLASSES in src/plugins/lean/kept.ts, or use a class of your own.',
      );
    }
    const links = sheets
      .filter((sheet) => sheet.classes.some((name) => classes.has(name)))
      .map(({name}) => `<link rel=stylesheet href=${baseUrl}assets/css/${name} />`);
    if (links.length > 0) {
      writeFileSync(
        file,
        html.replace(LINK, (tag) => tag + links.join('')),
      );
    }
  }
}
