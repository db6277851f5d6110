import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const FIRST = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const NEXT = [...FIRST, ...Array.from('0123456789')];

/** The name at a place: `a`, `b`, ..., `Z`, `aa`, ... Blockers of advertisements hide `.ad`, so no name has these letters in it. */
function* createNames(): Generator<string, never> {
  for (let length = 1; ; length += 1) {
    let names = FIRST;
    for (let at = 1; at < length; at += 1) {
      names = names.flatMap((start) => NEXT.map((letter) => start + letter));
    }
    yield* names.filter((name) => !/ad/i.test(name));
  }
}

/** Names of classes in a CSS module, in their order, each once. */
export function readModuleClasses(css: string): string[] {
  const code = css.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  return [...new Set([...code.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name))];
}

export type ClassNames = {
  /** The short name of a class; undefined for a file that is not in the list. */
  readonly nameOf: (file: string, className: string) => string | undefined;
  /** The name in the style sheet by the short name. */
  readonly localNames: ReadonlyMap<string, string>;
  /** Differs where a name does: compiled style sheets that are kept from an earlier build are told by it. */
  readonly hash: string;
};

/**
 * Numbers the classes of CSS modules and gives each a name of one or two letters. The same files give the same names on the
 * server, in the browser and in every locale.
 */
export function createClassNames(files: readonly string[], siteDir: string): ClassNames {
  const names = createNames();
  const table = new Map<string, string>();
  const localNames = new Map<string, string>();
  for (const file of files) {
    for (const className of readModuleClasses(readFileSync(file, 'utf8'))) {
      const name = names.next().value;
      table.set(`${file}:${className}`, name);
      localNames.set(name, className);
    }
  }
  const hash = createHash('md5');
  table.forEach((name, key) => hash.update(`${path.relative(siteDir, key)}=${name}\n`));
  return {nameOf: (file, className) => table.get(`${file}:${className}`), localNames, hash: hash.digest('hex')};
}
