import path from 'node:path';
import {BUILD} from './support/build';
import {readIndex} from './support/search';
import {startSearchServer, type SearchServer} from './support/searchServer';
import {expect, test} from './support/test';

const ORIGIN = 'https://docs.example.org';
const RATE = 200;

let server: SearchServer | undefined;

function ask(parameters: Record<string, string>, init?: RequestInit): Promise<Response> {
  return fetch(
    `${server?.address ?? ''}?${new URLSearchParams({searchIndexes: 'docs', lang: 'en', ...parameters}).toString()}`,
    init,
  );
}

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const data = path.join(test.info().project.outputDir, 'search-server');
  server = await startSearchServer({build: BUILD, data, origin: ORIGIN, rate: RATE});
});

test.afterAll(() => {
  server?.stop();
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
  server?.stopGroonga();
  await expect.poll(async () => (await ask({keyword: 'format'})).status).toBe(503);
  const answers = await Promise.all(Array.from({length: 2 * RATE + 1}, () => ask({keyword: 'format'})));
  expect(answers.map(({status}) => status)).toContain(429);
});
