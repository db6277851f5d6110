/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
    write('node_modules/x/index.js', 'x');
    expect(hashInputs(root)).toBe(before);
  });

  it.each(['docs/guide/index.mdx', 'docs/new.mdx', 'i18n/zh/code.json', 'versions.json', 'some-new-folder/data.json'])(
    'changes with %s',
    (file) => {
      write(file, 'changed');
      expect(hashInputs(root)).not.toBe(before);
    },
  );

  it('changes with an environment variable that the configuration reads, and with no other', () => {
    process.env.INPUTS_TEST_OTHER = '1';
    expect(hashInputs(root)).toBe(before);
    delete process.env.INPUTS_TEST_OTHER;
    process.env.INPUTS_TEST_URL = '/lib/';
    expect(hashInputs(root)).not.toBe(before);
  });
});
