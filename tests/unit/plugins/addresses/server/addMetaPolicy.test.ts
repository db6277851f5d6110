/** @jest-environment node */
import {linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {addMetaPolicy} from '@site/src/plugins/addresses/server/addMetaPolicy';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'headers-'));
  mkdirSync(path.join(root, 'zh'));
});

afterEach(() => rmSync(root, {recursive: true, force: true}));
const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);

describe('addMetaPolicy', () => {
  it('puts the policy in front of everything that it is about, and leaves the build alone', () => {
    write('a.html', '<!doctype html><html><head><meta charset=UTF-8><script>x</script></head></html>');
    write('b.html', '<!DOCTYPE html>\n<html>\n  <head>\n    <meta charset="UTF-8">\n    <meta http-equiv="refresh">');
    linkSync(path.join(root, 'a.html'), path.join(root, 'zh/built.html'));
    const headers = {
      'Content-Security-Policy': "script-src 'self'; frame-ancestors 'none'; trusted-types default",
      'Referrer-Policy': 'no-referrer',
    };
    addMetaPolicy(root, ['a.html', 'b.html'], headers);
    const tags =
      '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'; trusted-types default">' +
      '<meta name="referrer" content="no-referrer">';
    const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
    expect(read('a.html')).toBe(
      `<!doctype html><html><head><meta charset=UTF-8>${tags}<script>x</script></head></html>`,
    );
    expect(read('b.html')).toContain(`<meta charset="UTF-8">${tags}\n`);
    expect(read('zh/built.html')).not.toContain('Content-Security-Policy');
  });
});
