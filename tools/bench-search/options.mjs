import {existsSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {fileURLToPath} from 'node:url';
import {readCount, readCounts} from '../readCount.mjs';

const QUERIES_FILE = fileURLToPath(new URL('../../tests/fixtures/search/sample-queries.json', import.meta.url));
const PARTS = ['quality', 'bytes', 'growth', 'browser'];
const OPTIONS = {
  queries: {type: 'string', default: QUERIES_FILE},
  sizes: {type: 'string', default: '75,500,2000,10000'},
  'easyops-limit': {type: 'string', default: '2000'},
  only: {type: 'string', default: PARTS.join(',')},
};

function readParts(text) {
  const parts = text.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) {
    throw new Error(`--only "${text}": there is no "${unknown}"; there are ${PARTS.join(', ')}`);
  }
  return new Set(parts);
}

function readQueries(file) {
  if (!existsSync(file)) {
    throw new Error(`--queries "${file}": there is no such file`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What the arguments ask for; the queries are those of the file. Throws with the option and what it may be. */
export function readOptions(args) {
  const {values} = parseArgs({args, options: OPTIONS});
  return {
    parts: readParts(values.only),
    sizes: readCounts('sizes', values.sizes),
    easyopsLimit: readCount('easyops-limit', values['easyops-limit']),
    queries: readQueries(values.queries),
  };
}
