import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {GlobalFonts} from '@napi-rs/canvas';
import {createSubsetFinder, type FontSubsets} from '../../../lib/card';

/** Noto Sans SC: Chinese and Latin of one make, in parts of some hundred characters each (SIL Open Font License). */
const PACKAGE = '@fontsource-variable/noto-sans-sc';
const FAMILY = 'noto-sans-sc';

/**
 * Readies the parts of the font that a text needs.
 * @returns Names for `context.font`: the drawing takes each character from the first part that has it.
 */
export type LoadFont = (text: string) => string;

/** @param warn Is told, once for each, of characters that the font does not have; they show as boxes. */
export function createFontLoader(warn: (message: string) => void): LoadFont {
  const folder = path.dirname(createRequire(__filename).resolve(`${PACKAGE}/package.json`));
  const find = createSubsetFinder(JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as FontSubsets);
  const loaded = new Set<string>();
  const told = new Set<string>();
  return (text) => {
    const {names, missing} = find(text);
    for (const character of missing.filter((one) => !told.has(one))) {
      told.add(character);
      warn(`${PACKAGE} has no "${character}", which stands in "${text}".`);
    }
    return names
      .map((name) => {
        // Numbered parts are `[4]` in the table and `-4-` in the names of the files.
        const part = name.replace(/[[\]]/g, '');
        const family = `${FAMILY}-${part}`;
        if (!loaded.has(family)) {
          loaded.add(family);
          GlobalFonts.register(readFileSync(path.join(folder, 'files', `${family}-wght-normal.woff2`)), family);
        }
        return `"${family}"`;
      })
      .join(', ');
  };
}
