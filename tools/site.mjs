/** The whole site with one command: builds it when an input changed, then serves it. Options: see tools/serve/cli.mjs. */
import http from 'node:http';
import {ensureBuild} from './build.mjs';
import {parseServeArgs, serve} from './serve/cli.mjs';
import {listen} from './listen.mjs';

/** Fails before the build, not after it, when the port is taken. */
async function checkPort(options) {
  const probe = http.createServer();
  await listen(probe, options);
  await new Promise((resolve) => probe.close(resolve));
}

async function site(args) {
  const options = parseServeArgs(args);
  await checkPort(options);
  ensureBuild();
  await serve(options);
}

site(process.argv.slice(2)).catch((error) => {
  console.error(`site: ${error.message}`);
  process.exitCode = 1;
});
