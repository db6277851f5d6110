import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startGroonga} from '../../search-server/groonga.mjs';
import {load} from '../../search-server/load.mjs';
import {createSearchServer, readScopes} from '../../search-server/server.mjs';

const TIMEOUT_MS = 10_000;

/** The reference server over the records of a build, asked over HTTP as the site does. */
export async function createRemote(outDir, languages, limit) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const begin = performance.now();
  await load(outDir, folder, languages);
  const groonga = await startGroonga(folder, TIMEOUT_MS);
  const server = createSearchServer({groonga, ...readScopes(folder), origins: [], perMinute: Infinity});
  // Other engines have their turn between two questions.
  server.keepAliveTimeout = 600_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;

  async function ask(query, lang) {
    const parameters = {keyword: query, limit: String(limit), searchIndexes: 'docs', lang};
    const response = await fetch(`${origin}/?${new URLSearchParams(parameters).toString()}`);
    if (!response.ok) {
      throw new Error(`the search server answered with status ${response.status}.`);
    }
    const groups = await response.json();
    return groups.flatMap(({hits}) => hits.map(({routePath}) => routePath));
  }

  // Groonga takes a moment to listen.
  for (let tries = 0; ; tries += 1) {
    try {
      await ask('a', languages[0]);
      break;
    } catch (error) {
      if (tries > 100) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    ready: performance.now() - begin,
    search: ask,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await groonga.stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
