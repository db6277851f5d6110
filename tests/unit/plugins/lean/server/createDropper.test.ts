/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {createDropper} from '@site/src/plugins/lean/server/createDropper';

const TOKENS = ':root { --used: 1px; --unused: 2px; }';
const PAGE = '.page { margin: var(--used); }';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dropper-'));
  mkdirSync(path.join(siteDir, 'src/css'), {recursive: true});
  write('stock.css', '.container { margin: 0; }');
  write('src/css/tokens.css', TOKENS);
  write('src/css/page.css', PAGE);
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function write(name: string, text: string): void {
  writeFileSync(path.join(siteDir, name), text);
}

function drop(
  name: string,
  text: string,
  plugin = createDropper(siteDir, path.join(siteDir, 'stock.css')),
): {css: string; messages: object[]} {
  const {css, messages} = postcss([plugin]).process(text, {from: path.join(siteDir, name)});
  return {css, messages};
}

it('tells the bundler to come again when the sources change that say what to drop', () => {
  const {css, messages} = drop('src/css/tokens.css', TOKENS);
  expect(css).toContain('--used');
  expect(css).not.toContain('--unused');
  expect(messages).toEqual([expect.objectContaining({type: 'dir-dependency', dir: path.join(siteDir, 'src')})]);
});

it('reads the sources once for all sheets', () => {
  const plugin = createDropper(siteDir, path.join(siteDir, 'stock.css'));
  const {css} = drop('src/css/tokens.css', TOKENS, plugin);
  rmSync(path.join(siteDir, 'src'), {recursive: true});
  expect(drop('src/css/tokens.css', TOKENS, plugin).css).toBe(css);
});

it('leaves other sheets alone, and reads no sources for them', () => {
  rmSync(path.join(siteDir, 'src'), {recursive: true});
  const {css, messages} = drop('src/css/page.css', PAGE);
  expect(css).toBe(PAGE);
  expect(messages).toEqual([]);
});

it('leaves the layers in the order of the cascade that have rules', () => {
  const order = '@layer docusaurus.infima, docusaurus.theme-common, docusaurus.plugin-debug, docusaurus.theme-classic;';
  const {css} = drop('.docusaurus/docusaurus-plugin-css-cascade-layers/default/layers.css', order);
  expect(css).toBe('@layer docusaurus.infima, docusaurus.theme-common, docusaurus.theme-classic;');
});
