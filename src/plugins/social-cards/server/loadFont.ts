import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {GlobalFonts} from '@napi-rs/canvas';
import {createSubsetFinder, type FontSubsets} from '../../../lib/card';

/** Noto Sans SC: Chinese and Latin of one make, in parts of some hundred characters each (SIL Open Font License). */
export const DEFAULT_FONT = '@fontsource-variable/noto-sans-sc';

/**
 * Readies the parts of the fonts that a text needs.
 * @returns Names for `context.font`: the drawing takes each character from the first part that has it.
 */
export type LoadFont = (text: string) => string;

type Font = {
  readonly find: ReturnType<typeof createSubsetFinder>;
  /** Readies a part; returns its name for `context.font`. */
  readonly load: (part: string) => string;
};

function findPackage(name: string, siteDir: string): string {
  try {
    return path.dirname(createRequire(path.join(siteDir, 'package.json')).resolve(`${name}/package.json`));
  } catch (cause) {
    throw new Error(`social-cards: the font "${name}" is not installed: npm install --save-exact ${name}`, {cause});
  }
}

function openFont(name: string, siteDir: string): Font {
  const folder = findPackage(name, siteDir);
  const loaded = new Set<string>();
  return {
    find: createSubsetFinder(JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as FontSubsets),
    load: (part) => {
      // Numbered parts are `[4]` in the table and `-4-` in the names of the files.
      const family = `${path.basename(name)}-${part.replace(/[[\]]/g, '')}`;
      if (!loaded.has(family)) {
        loaded.add(family);
        GlobalFonts.register(readFileSync(path.join(folder, 'files', `${family}-wght-normal.woff2`)), family);
      }
      return `"${family}"`;
    },
  };
}

/**
 * @param names Packages of `@fontsource-variable`; a character comes from the first that has it.
 * @param missing Is given the characters that none of them has; they show as boxes.
 */
export function createFontLoader(names: readonly string[], siteDir: string, missing: Set<string>): LoadFont {
  const fonts = names.map((name) => openFont(name, siteDir));
  return (text) => {
    let rest: readonly string[] = [text];
    const families = fonts.flatMap(({find, load}) => {
      const found = find(rest.join(''));
      rest = found.missing;
      return found.names.map(load);
    });
    rest.forEach((character) => missing.add(character));
    return families.join(', ');
  };
}
