/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const TOOL = pathToFileURL(path.resolve(__dirname, '../../../tools/docusaurus.mjs')).href;

describe('writeTranslations', () => {
  let siteDir: string;

  beforeAll(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'docusaurus-'));
  });

  afterAll(() => {
    rmSync(siteDir, {recursive: true});
  });

  it.each(['{}', '{isQuiet: true}'])('prints what goes wrong without a stack trace, %s', (options) => {
    const program = [
      `import {writeTranslations} from ${JSON.stringify(TOOL)};`,
      `process.exitCode = writeTranslations(${JSON.stringify(siteDir)}, 'ko', ${options});`,
    ];
    const {status, stderr} = spawnSync(process.execPath, ['--input-type=module', '-e', program.join('\n')], {
      encoding: 'utf8',
      // It would have the stack printed.
      env: {...process.env, DEBUG: ''},
    });
    expect(status).toBe(1);
    expect(stderr).toContain('docusaurus.config');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
