/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@site/src/plugins/site-data/server/listFiles';

const SRC = path.resolve(__dirname, '..', '..', '..', 'src');

/** Selectors of selections and highlights in a style sheet, those of its comments left out. */
function readSelectors(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').match(/[^{};]*::(?:selection|highlight)[^{]*(?=\{)/g) ?? [];
  return rules.flatMap((selector) => selector.split(',')).map((selector) => selector.trim());
}

it('PAGECHANGE-02 styles no selection of the root, which would have a view transition style the whole page anew', () => {
  const selectors = listFiles(SRC, /\.css$/).flatMap((file) => readSelectors(readFileSync(file, 'utf8')));
  expect(selectors).toContain('body ::selection');
  expect(selectors.filter((selector) => /^(?:html|:root|\*)?::/.test(selector))).toEqual([]);
});
