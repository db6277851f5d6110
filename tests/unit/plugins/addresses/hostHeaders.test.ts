/** @jest-environment node */
import {linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {addMetaPolicy} from '@site/src/plugins/addresses/server/addMetaPolicy';
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

describe('addMetaPolicy', () => {
  it('puts the policy in front of everything that it is about, and leaves the build alone', () => {
    write('a.html', '<!doctype html><html><head><meta charset=UTF-8><script>x</script></head></html>');
    write('b.html', '<!DOCTYPE html>\n<html>\n  <head>\n    <meta charset="UTF-8">\n    <meta http-equiv="refresh">');
    linkSync(path.join(root, 'a.html'), path.join(root, 'zh/built.html'));
    const headers = {
      'Content-Security-Policy': "script-src 'self'; frame-ancestors 'none'; trusted-types default",
      'Referrer-Policy': 'no-referrer',
    };
    addMetaPolicy(root, ['a.html', 'b.html', 'c.js'], headers);
    const tags =
      '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'; trusted-types default">' +
      '<meta name="referrer" content="no-referrer">';
    const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
    expect(read('a.html')).toBe(`<!doctype html><html><head><meta charset=UTF-8>${tags}<script>x</script></head></html>`);
    expect(read('b.html')).toContain(`<meta charset="UTF-8">${tags}\n`);
    expect(read('zh/built.html')).not.toContain('Content-Security-Policy');
  });
});
