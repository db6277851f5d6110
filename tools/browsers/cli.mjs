/** The first things a reader does, in engines other than Chromium, over the production build: `npm run test:browsers -- --help`. */
import {parseArgs} from 'node:util';
import {ensureBuild} from '../build.mjs';
import {showHelp} from '../showHelp.mjs';
import {withServer} from '../withSite.mjs';
import {startFirefox} from './firefox.mjs';
import {JOURNEYS} from './journeys.mjs';
import {startWebkit} from './webkit.mjs';

const HELP = `npm run test:browsers -- [options]

The first things a reader does, in Firefox and WebKitGTK, over the production build. A browser that is missing is
installed on Debian as root; one that cannot be had or does not start is named, and is a failure only when it was asked
for by name.

  --only firefox|webkit  one of them
  --no-install           installs nothing
  --no-build             looks at the last build as it is`;

const ENGINES = {firefox: startFirefox, webkit: startWebkit};

async function runJourneys(driver, origin) {
  let failed = 0;
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    const start = performance.now();
    driver.problems.length = 0;
    let message = '';
    try {
      await journey(driver, origin);
      message = driver.problems.join('; ');
    } catch (error) {
      message = [error.message, ...driver.problems].join('; ');
    }
    failed += message === '' ? 0 : 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`  ${message === '' ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${message && `: ${message}`}`);
  }
  return failed;
}

async function runEngine(name, origin, options) {
  let driver;
  try {
    driver = await ENGINES[name](options);
  } catch (error) {
    console.log(`${name}: not run: ${error.message}`);
    return options.isAskedFor ? 1 : 0;
  }
  console.log(`${name}: ${driver.name}`);
  try {
    return await runJourneys(driver, origin);
  } finally {
    await driver.stop();
  }
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values} = parseArgs({
    args,
    options: {
      only: {type: 'string'},
      'no-install': {type: 'boolean', default: false},
      'no-build': {type: 'boolean', default: false},
    },
  });
  if (values.only !== undefined && !Object.hasOwn(ENGINES, values.only)) {
    throw new Error(`--only is "${values.only}"; the engines are ${Object.keys(ENGINES).join(' and ')}.`);
  }
  if (!values['no-build']) {
    await ensureBuild();
  }
  await withServer(async ({origin}) => {
    let failed = 0;
    for (const name of values.only === undefined ? Object.keys(ENGINES) : [values.only]) {
      failed += await runEngine(name, origin, {
        mayInstall: !values['no-install'],
        isAskedFor: values.only !== undefined,
      });
    }
    console.log(`browsers: ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  });
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`browsers: ${error.message}`);
  process.exitCode = 1;
});
