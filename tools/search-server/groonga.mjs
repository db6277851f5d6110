import {spawn} from 'node:child_process';
import path from 'node:path';
import {findPort} from '../findPort.mjs';

/** Characters with a meaning in Groonga's query syntax. */
const SYNTAX = /[\\"'()<>~*+\-:^|&!]/g;

/** Words of a query as phrases that Groonga takes literally. */
export function toPhrases(keyword) {
  return [...new Intl.Segmenter('zh', {granularity: 'word'}).segment(keyword.normalize('NFKC').replace(SYNTAX, ' '))]
    .filter(({isWordLike}) => isWordLike)
    .map(({segment}) => segment);
}

/** Loads commands into a database file; it is created when it is not there. Rejects with what Groonga says. */
export function runCommands(database, commands, isNew) {
  return new Promise((resolve, reject) => {
    const child = spawn('groonga', [...(isNew ? ['-n'] : []), database], {stdio: ['pipe', 'pipe', 'inherit']});
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('error', (cause) => reject(new Error('groonga cannot be started: apt-get install groonga-bin', {cause})));
    child.on('close', () => {
      const failed = output.split('\n').find((line) => /^\[\[-\d/.test(line));
      if (failed === undefined) {
        resolve(output);
      } else {
        reject(new Error(`groonga: ${failed.slice(0, 300)}`));
      }
    });
    child.stdin.end(`${commands.join('\n')}\n`);
  });
}

/** Starts Groonga's HTTP server on loopback. `ask` rejects when it does not answer in time; `stop` ends it. */
export async function startGroonga(folder, timeoutMs) {
  const port = await findPort();
  const args = ['-s', '--protocol', 'http', '--bind-address', '127.0.0.1', '--port', String(port)];
  const child = spawn('groonga', [...args, path.join(folder, 'pages.db')], {stdio: 'ignore'});
  const closed = new Promise((resolve) => child.on('close', resolve));
  child.on('error', (cause) => console.error('search-server: groonga cannot be started.', cause.message));

  async function ask(command, parameters) {
    const url = `http://127.0.0.1:${port}/d/${command}?${new URLSearchParams(parameters).toString()}`;
    const [[status], body] = await (await fetch(url, {signal: AbortSignal.timeout(timeoutMs)})).json();
    if (status !== 0) {
      throw new Error(`groonga answered ${command} with ${status}.`);
    }
    return body;
  }

  return {
    pid: child.pid,
    ask,
    stop: () => {
      child.kill();
      return closed;
    },
  };
}
