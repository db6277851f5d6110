/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {hashInputs} from '../../../tools/inputs.mjs';

describe('hashInputs', () => {
  let root: string;
  let before: string;

  function write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
    write('docusaurus.config.ts', 'export default {baseUrl: process.env.INPUTS_TEST_URL};');
    write('docs/guide/index.mdx', 'text');
    before = hashInputs(root);
  });

  afterEach(() => {
    delete process.env.INPUTS_TEST_URL;
    rmSync(root, {recursive: true});
  });

  it('stays when nothing that is built changed', () => {
    write('build/index.html', 'x');
    write('tests/unit/x.test.ts', 'x');
    write('verify/v1/package.json', 'x');
    write('node_modules/x/index.js', 'x');
    expect(hashInputs(root)).toBe(before);
  });

  it.each([
    'docs/guide/index.mdx',
    'docs/new.mdx',
    'i18n/zh/code.json',
    'versions.json',
    'some-new-folder/data.json',
    'verify/v1/package-lock.json',
  ])('changes with %s', (file) => {
    write(file, 'changed');
    expect(hashInputs(root)).not.toBe(before);
  });

  it('changes when a clone gets the rest of its history, which the dates of pages come from', () => {
    const git = (folder: string, ...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args]);
    git(root, 'init', '--quiet');
    git(root, 'commit', '--quiet', '--allow-empty', '-m', 'first');
    git(root, 'commit', '--quiet', '--allow-empty', '-m', 'second');
    const clone = path.join(root, 'build');
    git(root, 'clone', '--quiet', '--depth=1', pathToFileURL(root).href, clone);
    const shallow = hashInputs(clone);
    expect(hashInputs(clone)).toBe(shallow);
    git(clone, 'fetch', '--quiet', '--unshallow');
    expect(hashInputs(clone)).not.toBe(shallow);
  });

  it('changes with an environment variable that the configuration reads, and with no other', () => {
    process.env.INPUTS_TEST_OTHER = '1';
    expect(hashInputs(root)).toBe(before);
    // A page names it, which reads nothing.
    write('docs/guide/index.mdx', 'process.env.INPUTS_TEST_OTHER');
    const named = hashInputs(root);
    delete process.env.INPUTS_TEST_OTHER;
    expect(hashInputs(root)).toBe(named);
    write('docs/guide/index.mdx', 'text');
    process.env.INPUTS_TEST_URL = '/lib/';
    expect(hashInputs(root)).not.toBe(before);
  });
});
