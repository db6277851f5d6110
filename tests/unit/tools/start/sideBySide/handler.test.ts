/** @jest-environment node */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSideBySide} from '../../../../../tools/start/sideBySide/handler.mjs';

const EN = {lang: 'en', label: 'English', htmlLang: 'en', prefix: '/lib/'};
const ZH = {lang: 'zh', label: '中文', htmlLang: 'zh-CN', prefix: '/lib/zh/'};
const KO = {lang: 'ko', label: '한국어', htmlLang: 'ko', prefix: '/lib/ko/'};

describe('createSideBySide', () => {
  let server: http.Server;

  async function start(locales: readonly (typeof EN)[]): Promise<(path: string) => Promise<string>> {
    const answer = createSideBySide({
      base: '/lib/',
      locales,
      readPageStatus: (locale: string, address: string) =>
        address === 'guide/' ? {state: 'stale', locale} : undefined,
    });
    server = http.createServer((request, response) => {
      if (!answer(request, response)) {
        response.end('not mine');
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return async (path) => {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      return `${response.status} ${await response.text()}`;
    };
  }

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('shows a page in both languages', async () => {
    const get = await start([EN, ZH]);
    const html = await get('/lib/__translate/guide/start/');
    expect(html).toMatch(/^200/);
    expect(html).toContain('src="/lib/guide/start/" title="English"');
    expect(html).toContain('src="/lib/zh/guide/start/" title="中文"');
    expect(html).not.toContain('<select');
  });

  it('takes the language that is asked for', async () => {
    const get = await start([EN, ZH, KO]);
    expect(await get('/lib/__translate/?locale=ko')).toContain('src="/lib/ko/" title="한국어"');
    expect(await get('/lib/__translate/?locale=ko')).toContain('<option value="ko" selected>');
    expect(await get('/lib/__translate/?locale=fr')).toBe('404 start: no translation to show; there are zh, ko.');
  });

  it('says what to do when one language was started alone', async () => {
    const get = await start([ZH]);
    expect(await get('/lib/__translate/')).toContain('start it without --locale');
  });

  it('puts nothing of an address into the page as markup', async () => {
    const get = await start([EN, ZH]);
    const html = await get('/lib/__translate/%22%3E%3Cscript%3Ealert(1)');
    expect(html).not.toMatch(/<script>alert|"><script/);
  });

  it('answers for the state of a page and its own files, and for nothing else', async () => {
    const get = await start([EN, ZH]);
    expect(await get('/lib/__translate/-/state?locale=zh&address=guide/')).toBe('200 {"state":"stale","locale":"zh"}');
    expect(await get('/lib/__translate/-/state?locale=zh&address=no')).toBe('404 {}');
    expect(await get('/lib/__translate/-/client.js')).toMatch(/^200/);
    expect(await get('/lib/__translate/-/handler.mjs')).toMatch(/^404/);
    expect(await get('/lib/guide/')).toBe('200 not mine');
  });
});
