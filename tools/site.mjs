/** The whole site with one command: builds it when an input changed, then serves it. `npm run site -- --help`. */
import http from 'node:http';
import {ensureBuild} from './build.mjs';
import {parseServeArgs, serve, SERVE_OPTIONS} from './serve/cli.mjs';
import {listen} from './listen.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run site -- [options]

Builds every language and version when something changed, then serves the result.

${SERVE_OPTIONS}`;

/** Fails before the build, not after it, when the port is taken. */
async function checkPort(options) {
  const probe = http.createServer();
  await listen(probe, options);
  await new Promise((resolve) => probe.close(resolve));
}

async function site(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const options = parseServeArgs(args);
  await checkPort(options);
  await ensureBuild();
  await serve(options);
}

site(process.argv.slice(2)).catch((error) => {
  console.error(`site: ${error.message}`);
  process.exitCode = 1;
});
