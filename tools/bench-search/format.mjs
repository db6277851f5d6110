import {brotliCompressSync, constants} from 'node:zlib';
import {median} from '../statistics.mjs';

export const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const MB = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** As files are sent; above 5 MB with less effort, which a server would not spend either. */
export function brotli(text) {
  const quality = text.length > 5e6 ? 5 : 11;
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
}

const ROUNDS = 9;
/** Rounds before, in which the code gets warm. */
const WARM = 3;

/** Milliseconds of processor time of this process. */
function readProcessor() {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds of each query once the code is warm: the median of some rounds, because the machine has other work too.
 * @param isRemote Another process answers: then it is the time that passes, else the processor time of this process, which other
 * processes do not change.
 */
export async function timeQueries(search, queries, isRemote = false) {
  const read = isRemote ? () => performance.now() : readProcessor;
  const rounds = [];
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const times = [];
    for (const {query} of queries) {
      const begin = read();
      await search(query);
      times.push(read() - begin);
    }
    rounds.push(times);
  }
  return queries.map((_, at) => median(rounds.slice(WARM).map((times) => times[at])));
}

/** Rows in columns; the first row is the head. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? String(cell).padEnd(widths[column]) : String(cell).padStart(widths[column]),
    );
    console.log(`  ${cells.join('  ')}`);
  }
}
