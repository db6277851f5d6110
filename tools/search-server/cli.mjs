/** Reference server of the remote search: `npm run search-server -- --help`. */
import '../typescript/register.mjs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {startGroonga} from './groonga.mjs';
import {load} from './load.mjs';
import {listen} from '../listen.mjs';
import {readLocales} from '../locales.mjs';
import {readOptions} from './options.mjs';
import {createSearchServer, readScopes} from './server.mjs';
import {showHelp} from '../showHelp.mjs';

const HELP = `npm run search-server -- load [--build DIR] [--data DIR] [--lang en,zh]
npm run search-server -- serve [--port N] [--host NAME] [--data DIR] [--origin URL]... [--rate N] [--timeout MS]

load   fills the index of the server from a production build
       --build DIR   the build (build/)
       --lang LANGS  these languages alone
serve  answers the remote search
       --port N      7700; 0 takes a free one
       --host NAME   127.0.0.1
       --origin URL  a site that may ask, once for each
       --rate N      questions a minute of one address (120)
       --timeout MS  for one answer (2000)

--data is the folder of the index (.cache/search-server), one of its own: a folder that has other files is left alone.
Needs Groonga 13: apt-get install groonga-bin.`;

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

async function serve({data, timeoutMs, origins, perMinute, port, host}) {
  const scopes = readScopes(data);
  const groonga = await startGroonga(data, timeoutMs);
  const server = createSearchServer({groonga, ...scopes, origins, perMinute});
  server.requestTimeout = 10_000;
  try {
    await listen(server, {port, host, other: ' with --port'});
  } catch (error) {
    await groonga.stop();
    throw error;
  }
  const {address, port: usedPort} = server.address();
  console.log(`search-server: http://${address}:${usedPort}/ (groonga ${groonga.pid})`);
  const stop = () => {
    server.close();
    void groonga.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const options = readOptions(args);
  if (options.command === 'load') {
    const languages = options.languages ?? readLocales(ROOT).map(({lang}) => lang);
    console.log(`search-server: ${await load(options.build, options.data, languages)} pages loaded`);
  } else {
    await serve(options);
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`search-server: ${error.message}`);
  process.exitCode = 1;
});
