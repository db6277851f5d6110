/** The end-to-end tests: finds a browser, builds the site when an input changed, runs Playwright. `npm run test:e2e -- --help`. */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {ensureBuild, ROOT} from './build.mjs';
import {findChromium} from './chromium.mjs';
import {explainNoGroonga} from './search-server/install.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run test:e2e -- [NAME ...] [options of Playwright]

Builds when something changed, and runs the end-to-end tests: all, or those of the files whose names are given.

  -g WORDS   the tests alone whose titles have these words
  --headed   shows the browser
  --debug    step by step

The others are in "npx playwright test --help". CHROMIUM_PATH names the browser.`;

/** Returns Playwright's exit status. Throws when there is no browser. `resultFile` gets the results as JSON. */
export async function runPlaywright(args, resultFile) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const noGroonga = explainNoGroonga();
  if (noGroonga !== '') {
    console.log(`e2e: the tests with the search server are left out: ${noGroonga}.`);
  }
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    E2E_RESULT_FILE: resultFile ?? '',
    E2E_NO_GROONGA: noGroonga,
  };
  const command = [cli, 'test', '--config', 'tests/e2e/playwright.config.ts', ...args];
  return spawnSync(process.execPath, command, {cwd: ROOT, stdio: 'inherit', env}).status ?? 1;
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  await ensureBuild();
  process.exitCode = await runPlaywright(args);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(`e2e: ${error.message}`);
    process.exitCode = 1;
  });
}
