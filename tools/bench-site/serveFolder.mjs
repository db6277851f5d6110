import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Serves a folder on a free port. The server is a process of its own: it must not wait for the measuring, nor be measured. */
export async function serveFolder(outDir) {
  const program = path.join(path.dirname(fileURLToPath(import.meta.url)), 'server.mjs');
  const child = spawn(process.execPath, [program, outDir], {stdio: ['ignore', 'pipe', 'inherit']});
  const port = await new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(Number(chunk)));
    child.once('exit', () => reject(new Error('the server did not start; its message is above.')));
  });
  return {origin: `http://localhost:${port}`, stop: () => child.kill()};
}
