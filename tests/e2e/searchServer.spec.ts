import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {readIndex} from './support/search';
import {BUILD} from './support/build';
import {expect, test} from './support/test';

const CLI = path.resolve(__dirname, '..', '..', 'tools', 'search-server', 'cli.mjs');
const ORIGIN = 'https://docs.example.org';
const RATE = 60;

let server: ChildProcess | undefined;
let address = '';
let groongaPid = 0;

function run(command: string, args: readonly string[]): number {
  return (
    spawnSync(command, args, {stdio: 'ignore', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}}).status ?? 1
  );
}

/** Installs Groonga where there is none. */
function ensureGroonga(): void {
  if (run('groonga', ['--version']) === 0) {
    return;
  }
  run('apt-get', ['update']);
  // Another installation may be under way.
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  if (run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', 'groonga-bin']) !== 0) {
    throw new Error('Groonga is missing and cannot be installed. Debian: apt-get install groonga-bin');
  }
}

function ask(parameters: Record<string, string>, init?: RequestInit): Promise<Response> {
  return fetch(
    `${address}?${new URLSearchParams({searchIndexes: 'docs', lang: 'en', ...parameters}).toString()}`,
    init,
  );
}

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ensureGroonga();
  const data = path.join(test.info().project.outputDir, 'search-server');
  expect(run(process.execPath, [CLI, 'load', '--build', BUILD, '--data', data])).toBe(0);
  const child = spawn(process.execPath, [
    ...[CLI, 'serve', '--port', '0', '--data', data],
    ...['--origin', ORIGIN, '--rate', String(RATE)],
  ]);
  server = child;
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  );
  const [, url = '', pid = ''] = /(http:\S+) \(groonga (\d+)\)/.exec(line) ?? [];
  address = url;
  groongaPid = Number(pid);
  // Groonga takes a moment to listen.
  await expect.poll(async () => (await ask({keyword: 'format'})).status, {timeout: 20_000}).toBe(200);
});

test.afterAll(() => {
  server?.kill();
});

test('REMOTE-02 answers with groups of page records, the best first', async () => {
  const groups: unknown = await (await ask({keyword: 'lib.format', limit: '3'})).json();
  expect(groups).toEqual([{index: 'docs', hits: expect.any(Array)}]);
  const [{hits}] = groups as [{hits: {routePath: string}[]}];
  expect(hits).toHaveLength(3);
  expect(hits[0].routePath).toBe('/config/lib/format');
  expect(readIndex('').records).toContainEqual(hits[0]);
});

test('REMOTE-01 finds a misspelled word, and only pages of the language asked for', async () => {
  const [{hits}] = (await (await ask({keyword: 'fooetr', lang: 'zh'})).json()) as [{hits: {routePath: string}[]}];
  expect(hits[0].routePath).toBe('/zh/config/lib/footer');
  expect(hits.filter(({routePath}) => !routePath.startsWith('/zh/'))).toEqual([]);
});

for (const keyword of ['a") OR (\\', "' OR 1==1 --", '& # % + ~ *', '👩‍👩‍👧', '配置'.repeat(20)]) {
  test(`takes ${JSON.stringify(keyword)} as text`, async () => {
    expect((await ask({keyword})).status).toBe(200);
  });
}

test('refuses what is too long, too much or not asked right', async () => {
  const statuses = await Promise.all([
    ask({keyword: 'a'.repeat(129)}),
    ask({keyword: ''}),
    ask({keyword: 'a', limit: '51'}),
    ask({keyword: 'a', searchIndexes: ''}),
    ask({keyword: 'a'}, {method: 'POST'}),
  ]);
  expect(statuses.map(({status}) => status)).toEqual([400, 400, 400, 400, 405]);
});

test('names only configured origins', async () => {
  const allowed = await ask({keyword: 'a'}, {headers: {Origin: ORIGIN}});
  const refused = await ask({keyword: 'a'}, {headers: {Origin: 'https://other.example.org'}});
  expect(allowed.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
});

test('answers 503 when the engine is stopped, and 429 when asked too often', async () => {
  process.kill(groongaPid);
  await expect.poll(async () => (await ask({keyword: 'format'})).status).toBe(503);
  const answers = await Promise.all(Array.from({length: RATE}, () => ask({keyword: 'format'})));
  expect(answers.map(({status}) => status)).toContain(429);
});
