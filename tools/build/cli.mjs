/**
 * Builds every locale and version of a site: `node tools/build/cli.mjs [--site DIR] [--out-dir DIR] [--jobs N]
 * [--force]`. `--jobs` is how many locales are built at the same time; by default as many as the machine has cores and memory for.
 * `--force` builds everything from its sources, whatever earlier builds left behind.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadTypeScript} from '../loadTypeScript.mjs';
import {readLocales} from '../locales.mjs';
import {readCount} from '../readCount.mjs';
import {buildLocales} from './locales.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

async function main() {
  const {values} = parseArgs({
    options: {
      site: {type: 'string', default: ROOT},
      'out-dir': {type: 'string'},
      jobs: {type: 'string'},
      force: {type: 'boolean', default: false},
    },
  });
  const jobs = values.jobs === undefined ? undefined : readCount('jobs', values.jobs);
  const siteDir = path.resolve(values.site);
  // Every locale would stop at these by itself.
  loadTypeScript('src/server/site/readSiteFiles.ts').readCurrentVersion(siteDir);
  loadTypeScript('src/server/site/assertTexts.ts').assertTexts(
    siteDir,
    readLocales(siteDir).map(({lang}) => lang),
  );
  return buildLocales({
    siteDir,
    outDir: path.resolve(values['out-dir'] ?? path.join(siteDir, 'build')),
    force: values.force,
    jobs,
  });
}

main()
  .then((status) => {
    process.exitCode = status;
  })
  .catch((error) => {
    console.error(`build: ${error.message}`);
    process.exitCode = 1;
  });
