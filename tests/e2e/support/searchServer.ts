import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';
import {ensureGroonga} from '../../../tools/search-server/install.mjs';

const CLI = path.resolve(__dirname, '../../../tools/search-server/cli.mjs');

export type SearchServer = {
  readonly address: string;
  /** Ends Groonga; the server in front of it goes on. */
  stopGroonga(): void;
  stop(): void;
};

export type SearchServerInput = {
  /** Build whose records are loaded. */
  readonly build: string;
  /** Folder of the database. */
  readonly data: string;
  readonly origin: string;
  readonly port?: number;
  /** Requests a minute. */
  readonly rate?: number;
};

function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, {stdio: 'ignore'}).status ?? 1;
}

/** Loads the records of a build into the reference server and starts it, with Groonga installed first; resolves when it answers. */
export async function startSearchServer({
  build,
  data,
  origin,
  port = 0,
  rate,
}: SearchServerInput): Promise<SearchServer> {
  ensureGroonga();
  if (run(process.execPath, [CLI, 'load', '--build', build, '--data', data]) !== 0) {
    throw new Error(`The records of ${build} cannot be loaded.`);
  }
  const options = ['--port', String(port), '--data', data, '--origin', origin];
  const server = spawn(process.execPath, [CLI, 'serve', ...options, ...(rate ? ['--rate', String(rate)] : [])]);
  const line = await new Promise<string>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (status) => reject(new Error(`the search server ended with status ${status ?? 'none'}.`)));
    server.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  });
  const [, address = '', groonga = ''] = /(http:\S+) \(groonga (\d+)\)/.exec(line) ?? [];
  // Groonga takes a moment to listen.
  for (let tries = 0; tries < 80; tries += 1) {
    const {status} = await fetch(`${address}?keyword=a&searchIndexes=docs`);
    if (status === 200) {
      return {address, stopGroonga: () => process.kill(Number(groonga)), stop: () => server.kill()};
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('Groonga does not answer.');
}
