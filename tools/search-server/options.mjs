import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {readCount} from '../readCount.mjs';
import {readPort} from '../readPort.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const COMMANDS = ['load', 'serve'];
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

/**
 * Reads the arguments of `npm run search-server`. Throws a plain message for unknown or impossible ones.
 *
 * @returns {{command: 'load' | 'serve', build: string, data: string, languages?: string[], port: number, host: string, origins: string[],
 *   perMinute: number, timeoutMs: number}} `languages` only when they are named
 */
export function readOptions(args) {
  const {values, positionals} = parseArgs({args, options: OPTIONS, allowPositionals: true});
  const [command = '', extra] = positionals;
  if (!COMMANDS.includes(command)) {
    throw new Error(`"${command}" is no command. Use ${COMMANDS.join(' or ')}.`);
  }
  if (extra !== undefined) {
    throw new Error(`"${extra}" is too much; ${command} takes options alone.`);
  }
  const {build, data, host} = values;
  return {
    command,
    build,
    data,
    languages: values.lang?.split(','),
    port: readPort(values.port),
    host,
    origins: values.origin,
    perMinute: readCount('rate', values.rate),
    timeoutMs: readCount('timeout', values.timeout),
  };
}
