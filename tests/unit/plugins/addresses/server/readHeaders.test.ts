/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BuiltLocale} from '@site/src/plugins/addresses/server/builtAddresses';
import {readHeaders} from '@site/src/plugins/addresses/server/readHeaders';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'headers-'));
  mkdirSync(path.join(root, 'zh'));
});

afterEach(() => rmSync(root, {recursive: true, force: true}));

const locale = (lang: string, baseUrl: string): BuiltLocale => ({lang, baseUrl, redirects: [], pages: [], exclude: []});
const LOCALES = [locale('en', '/lib/'), locale('zh', '/lib/zh/')];
const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);

describe('readHeaders', () => {
  it('reads the headers that all locales agree on', () => {
    write('.headers.json', '{"A": "b"}');
    write('zh/.headers.json', '{"A": "b"}');
    expect(readHeaders(root, LOCALES)).toEqual({A: 'b'});
  });

  it('refuses locales whose pages need another policy, and builds without one', () => {
    write('.headers.json', '{"A": "b"}');
    expect(() => readHeaders(root, LOCALES)).toThrow('zh/.headers.json is not in the build');
    write('zh/.headers.json', '{"A": "c"}');
    expect(() => readHeaders(root, LOCALES)).toThrow('the pages of "zh" have other inline scripts than those of "en"');
  });
});
