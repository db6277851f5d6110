/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SHEETS} from '@site/src/plugins/lean/kept';
import {listFiles} from '@site/src/server/files/listFiles';

const SRC = path.resolve(__dirname, '..', '..', '..', 'src');

/** Selectors of selections and highlights in a style sheet, those of its comments left out. */
function readSelectors(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').match(/[^{};]*::(?:selection|highlight)[^{]*(?=\{)/g) ?? [];
  return rules.flatMap((selector) => selector.split(',')).map((selector) => selector.trim());
}

/** Sheets of a part load with it; all others are on every page. */
const isOnEveryPage = (file: string): boolean => Object.values(SHEETS).every((sheet) => !sheet.test(file));

it('PAGECHANGE-02 styles no selection of the root, which would have a view transition style the whole page anew', () => {
  const selectors = listFiles(SRC, /\.css$/).flatMap((file) => readSelectors(readFileSync(file, 'utf8')));
  expect(selectors).toContain('body::selection');
  expect(selectors.filter((selector) => /^(?:html|:root|\*)?::/.test(selector))).toEqual([]);
});

it('styles no selection of all elements, each of which would have a style of its own for it, but with the first mark', () => {
  const files = listFiles(SRC, /\.css$/).filter(isOnEveryPage);
  expect(files.length).toBeGreaterThan(30);
  const selectors = files.flatMap((file) => readSelectors(readFileSync(file, 'utf8')));
  expect(selectors).toEqual(['body::selection']);
});
