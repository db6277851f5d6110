import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listRoutes} from '../../../../tools/axe/listRoutes.mjs';

let folder: string;

function write(file: string, html: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), html);
}

const canonical = (address: string) => `<link data-rh=true rel=canonical href=https://example.org${address} />`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'axe-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('names every page by its clean address, the 404 pages by one that is not there, and no redirect', () => {
  write('index.html', canonical('/'));
  write('404.html', '');
  write('zh/404.html', '');
  write('zh/guide/index.html', canonical('/zh/guide/'));
  write('config/lib/dts/index.html', canonical('/config/lib/dts'));
  write('old/index.html', '<meta http-equiv="refresh" content="0; url=/guide/">');
  write('assets/index.html', '');
  write('guide/picture.html', '');
  expect(listRoutes(folder)).toEqual(['/', '/config/lib/dts', '/no/such/page', '/zh/guide/', '/zh/no/such/page']);
});
