/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkLinksOnline} from '@site/src/plugins/verified-docs/server/checkLinksOnline';
import {getListFiles} from '@site/src/plugins/verified-docs/server/lists';

const realFetch = globalThis.fetch;
let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'links-'));
});

afterEach(() => {
  globalThis.fetch = realFetch;
  rmSync(siteDir, {recursive: true});
});

/** What is printed of one link whose host answers so. */
async function report(answer: () => Promise<unknown>): Promise<string[]> {
  const file = path.join(siteDir, getListFiles('1.x').links);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '["https://a.test/"]');
  globalThis.fetch = answer as typeof fetch;
  const printed: string[] = [];
  await checkLinksOnline(siteDir, (text) => printed.push(text));
  return printed;
}

describe('checkLinksOnline', () => {
  it('says nothing of a link that answers, and the status of one that is refused', async () => {
    expect(await report(() => Promise.resolve({ok: true, status: 200}))).toEqual(['1 of 1 external links answer']);
    expect(await report(() => Promise.resolve({ok: false, status: 404}))).toEqual([
      '✗ https://a.test/: answers 404',
      '0 of 1 external links answer',
    ]);
  });

  it.each([
    [new Error('getaddrinfo ENOTFOUND a.test'), 'fetch failed: getaddrinfo ENOTFOUND a.test'],
    [Object.assign(new AggregateError([]), {code: 'ECONNREFUSED'}), 'fetch failed: ECONNREFUSED'],
    [undefined, 'fetch failed'],
  ])('says why there is no answer: %s', async (cause, reason) => {
    const [line] = await report(() => Promise.reject(new TypeError('fetch failed', {cause})));
    expect(line).toBe(`✗ https://a.test/: ${reason}`);
  });
});
