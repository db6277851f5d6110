/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const TOOLS = path.resolve(__dirname, '../../../tools');

describe('the commands of the site', () => {
  it.each([
    'docs',
    'i18n',
    'docs-cut',
    'docs-drop',
    'docs-backport',
    'hosts',
    'ledger',
    'site',
    'serve/cli',
    'axe/cli',
  ])('%s says of an option that it does not know which one that is, without a stack trace', (name) => {
    const {status, stderr, stdout} = spawnSync(process.execPath, [path.join(TOOLS, `${name}.mjs`), '--nonsense'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('--nonsense');
    expect(stderr + stdout).not.toMatch(/^ +at /m);
  });
});
