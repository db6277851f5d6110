/** @jest-environment node */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {createLocaleServer} from '../../../../tools/start/localeServer.mjs';
import {createLocaleProxy} from '../../../../tools/start/proxy.mjs';

/** Answers each request with the locale and the path, and each upgrade with the locale; ends at `/…/end`. */
const SERVER = `
  const http = require('node:http');
  const [locale, port] = process.argv.slice(1);
  const server = http.createServer(({url}, response) => {
    if (url.endsWith('/end')) { console.log('out of memory'); process.exit(3); }
    response.end(locale + ' ' + url);
  });
  server.on('upgrade', (request, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\nX-Locale: ' + locale + '\\r\\n\\r\\n');
  });
  server.listen(Number(port), '127.0.0.1', () => console.log('compiled\\n    at run (a.js:1:2)'));
`;

const PAGE = {accept: 'text/html,*/*'};

describe('createLocaleProxy', () => {
  const printed: string[] = [];
  let proxy: http.Server;
  let origin: string;
  let started: string[];
  let servers: ReturnType<typeof createLocaleServer>[];

  function createServer(locale: string, path: string, script: string) {
    return createLocaleServer({
      locale,
      path,
      print: (line: string) => printed.push(`[${locale}] ${line}`),
      createCommand: (port: number) => {
        started.push(locale);
        return {command: process.execPath, args: ['-e', script, locale, String(port)], cwd: __dirname, env: {}};
      },
    });
  }

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(origin + path, {headers});
    return `${response.status} ${await response.text()}`;
  }

  async function waitFor(locale: string, state: string): Promise<void> {
    while (!(await get(`/__start/state?locale=${locale}`)).includes(`"${state}"`)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  beforeEach(async () => {
    printed.length = 0;
    started = [];
    servers = [
      createServer('en', '/', SERVER),
      createServer('zh', '/zh/', SERVER),
      createServer('ko', '/ko/', "console.log('bad <option>'); process.exit(1)"),
    ];
    const [en, zh, ko] = servers;
    proxy = createLocaleProxy({
      base: '/',
      locales: [
        {server: en, prefix: '/', label: 'English'},
        {server: zh, prefix: '/zh/', label: '中文'},
        {server: ko, prefix: '/ko/', label: '한국어'},
      ],
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    servers.forEach((server) => server.stop());
    proxy.closeAllConnections();
    proxy.close();
  });

  it('sends a request to the server of the locale in its path, and starts that one only', async () => {
    expect(await get('/zh/guide/?q=1')).toBe('200 zh /zh/guide/?q=1');
    expect(await get('/zh')).toBe('200 zh /zh');
    expect(started).toEqual(['zh']);
    expect(await get('/zhx/guide')).toBe('200 en /zhx/guide');
    expect(started).toEqual(['zh', 'en']);
  });

  it('shows a page that waits, then the page that was asked for', async () => {
    const waiting = await get('/zh/guide/', PAGE);
    expect(waiting).toMatch(/^503/);
    expect(waiting).toContain('The server of 中文 (zh) is starting');
    await waitFor('zh', 'ready');
    expect(await get('/zh/guide/', PAGE)).toBe('200 zh /zh/guide/');
    expect(printed).toContain('[zh] compiled');
    expect(printed.join('\n')).not.toContain('a.js:1:2');
  });

  it('starts a server again that runs or has failed, and no other', async () => {
    expect(await get('/guide')).toBe('200 en /guide');
    await get('/ko/', PAGE);
    await waitFor('ko', 'failed');
    servers.forEach((server) => {
      server.restart();
      // About to start: once is enough.
      server.restart();
    });
    await waitFor('en', 'ready');
    await waitFor('ko', 'failed');
    expect(await get('/guide')).toBe('200 en /guide');
    expect([...started].sort()).toEqual(['en', 'en', 'ko', 'ko']);
    expect(printed.join('\n')).not.toContain('"en" ended');
  });

  it('goes on when one server ends, says why, and starts it again when its page is asked for again', async () => {
    await get('/guide');
    await get('/ko/', PAGE);
    await waitFor('ko', 'failed');
    const told = await get('/ko/', PAGE);
    expect(told).toContain('The server of 한국어 (ko) ended');
    expect(told).toContain('bad &lt;option&gt;');
    expect(printed.join('\n')).toContain('[ko] the server of "ko" ended with status 1; the others go on.');
    expect(await get('/guide')).toBe('200 en /guide');
    expect(started).toEqual(['en', 'ko']);

    expect(await get('/ko/icon.svg')).toMatch(/^503/);
    expect(started).toEqual(['en', 'ko']);
    expect(await get('/ko/', PAGE)).toContain('is starting');
    await waitFor('ko', 'failed');
    expect(started).toEqual(['en', 'ko', 'ko']);
  });

  it('answers with status 502 when a server ends in the middle of an answer', async () => {
    await get('/zh/');
    expect(await get('/zh/end')).toMatch(/^502 start: /);
    await waitFor('zh', 'failed');
    expect(await get('/zh/', PAGE)).toContain('out of memory');
  });

  it.each([
    ['/__hot', 'en'],
    ['/zh/__hot', 'zh'],
  ])('connects hot reloading of %s with the server of %s', async (path, locale) => {
    await get('/');
    await get('/zh/');
    const headers = {connection: 'Upgrade', upgrade: 'websocket'};
    const upgraded = await new Promise<string | undefined>((resolve, reject) => {
      const request = http.get(origin + path, {headers});
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.headers['x-locale'] as string);
      });
      request.on('response', () => reject(new Error('no upgrade')));
      request.on('error', reject);
    });
    expect(upgraded).toBe(locale);
  });

  it('lets a request before it is ready wait, and refuses hot reloading until then', async () => {
    const headers = {connection: 'Upgrade', upgrade: 'websocket'};
    const refused = await new Promise<string>((resolve) => {
      http.get(`${origin}/zh/__hot`, {headers}).on('error', ({message}) => resolve(message));
    });
    expect(refused).toBe('socket hang up');
    expect(await get('/zh/main.js')).toBe('200 zh /zh/main.js');
  });
});
