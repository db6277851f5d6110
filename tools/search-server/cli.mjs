/**
 * Reference server of the remote search:
 *   npm run search-server -- load [--build build] [--data .cache/search-server] [--lang en,…]
 *   npm run search-server -- serve [--port 7700] [--host 127.0.0.1] [--data ...] [--origin URL]... [--rate 120] [--timeout 2000]
 * Port 0 takes a free one. Needs Groonga 13: apt-get install groonga-bin.
 */
import '../typescript/register.mjs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {startGroonga} from './groonga.mjs';
import {load} from './load.mjs';
import {readLocales} from '../locales.mjs';
import {createSearchServer, readScopes} from './server.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const OPTIONS = {
  build: {type: 'string', default: path.join(ROOT, 'build')},
  data: {type: 'string', default: path.join(ROOT, '.cache', 'search-server')},
  lang: {type: 'string'},
  port: {type: 'string', default: '7700'},
  host: {type: 'string', default: '127.0.0.1'},
  origin: {type: 'string', multiple: true, default: []},
  rate: {type: 'string', default: '120'},
  timeout: {type: 'string', default: '2000'},
};

async function serve(values) {
  const scopes = readScopes(values.data);
  const groonga = await startGroonga(values.data, Number(values.timeout));
  const options = {groonga, ...scopes, origins: values.origin, perMinute: Number(values.rate)};
  const server = createSearchServer(options);
  server.requestTimeout = 10_000;
  server.listen(Number(values.port), values.host, () => {
    const {address, port} = server.address();
    console.log(`search-server: http://${address}:${port}/ (groonga ${groonga.pid})`);
  });
  const stop = () => {
    server.close();
    void groonga.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function main() {
  const {values, positionals} = parseArgs({options: OPTIONS, allowPositionals: true});
  const [command] = positionals;
  if (command === 'load') {
    const languages = values.lang?.split(',') ?? readLocales(ROOT).map(({lang}) => lang);
    console.log(`search-server: ${await load(values.build, values.data, languages)} pages loaded`);
  } else if (command === 'serve') {
    await serve(values);
  } else {
    throw new Error(`"${command ?? ''}" is no command. Use load or serve.`);
  }
}

main().catch((error) => {
  console.error(`search-server: ${error.message}`);
  process.exitCode = 1;
});
