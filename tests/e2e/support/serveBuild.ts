import {spawn} from 'node:child_process';
import path from 'node:path';

export type ServedBuild = {readonly origin: string; stop(): void};

/** Serves a built site on a free port, at the base URL that it was built for. */
export function serveBuild(folder: string, baseUrl = '/'): Promise<ServedBuild> {
  const cli = path.resolve(__dirname, '../../../tools/serve/cli.mjs');
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [
      cli,
      '--port',
      '0',
      '--dir',
      folder,
      '--base-url',
      baseUrl,
      '--brotli-quality',
      '4',
    ]);
    server.on('error', reject);
    server.on('exit', (status) => reject(new Error(`the server of ${folder} ended with status ${status ?? 'none'}.`)));
    server.stdout.on('data', (chunk: Buffer) => {
      const [origin] = /http:\/\/localhost:\d+/.exec(chunk.toString()) ?? [];
      if (origin !== undefined) {
        resolve({origin, stop: () => server.kill()});
      }
    });
  });
}
