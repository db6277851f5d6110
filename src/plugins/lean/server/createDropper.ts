import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type Plugin, type Root} from 'postcss';
import {listFiles} from '../../../server/files/listFiles';
import {KEPT_CLASSES, KEPT_LAYERS, KEPT_PROPERTIES} from '../kept';
import {dropUnused, type DropUnusedOptions, readByKept, readProperties, readRootProperties} from './dropUnused';
import {readFiles} from './readFiles';

/** The style sheets to drop from: Infima and the tokens. */
const CHOSEN = /[\\/](?:infima[\\/]dist[\\/]|src[\\/]css[\\/]tokens\.css$)/;
/** The order of the cascade layers, written by Docusaurus. */
const LAYERS = /[\\/]docusaurus-plugin-css-cascade-layers[\\/]/;
const NAME = 'site-drop-unused';
const TOKENS = path.join('src', 'css', 'tokens.css');

function readUse(siteDir: string, stock: string): DropUnusedOptions {
  const sources = listFiles(path.join(siteDir, 'src'), /\.(?:css|tsx?)$/);
  const others = sources.filter((file) => !CHOSEN.test(file));
  const outside = new Set([...readProperties(readFiles(others)), ...KEPT_PROPERTIES]);
  const chosen = {
    keptClasses: KEPT_CLASSES,
    overridden: readRootProperties(postcss.parse(readFileSync(path.join(siteDir, TOKENS), 'utf8'))),
  };
  return {
    ...chosen,
    // The tokens set what the stock sheet reads.
    readProperties: readByKept(postcss.parse(readFileSync(stock, 'utf8')), chosen, outside),
    named: new Set([...readProperties(readFiles(sources)), ...KEPT_PROPERTIES]),
  };
}

/** Leaves the layers in the order that have rules. */
function dropLayers(root: Root): void {
  root.walkAtRules('layer', (rule) => {
    const names = rule.params.split(/\s*,\s*/);
    rule.params = names.filter((name) => KEPT_LAYERS.includes(name)).join(', ');
  });
}

/**
 * The PostCSS plugin that drops what no page of the site needs. Reads the site's sources for that, once the bundler has a sheet to drop
 * from, and tells it to come again when one of them changes.
 *
 * @param stock file of Infima's style sheet
 */
export function createDropper(siteDir: string, stock: string): Plugin {
  let dropper: ReturnType<typeof dropUnused> | undefined;
  return {
    postcssPlugin: NAME,
    Once(root, {result}) {
      const file = root.source?.input.file ?? '';
      if (LAYERS.test(file)) {
        dropLayers(root);
      }
      if (CHOSEN.test(file)) {
        result.messages.push({type: 'dir-dependency', plugin: NAME, dir: path.join(siteDir, 'src'), parent: file});
        dropper ??= dropUnused(readUse(siteDir, stock));
        dropper.Once(root);
      }
    },
  };
}
