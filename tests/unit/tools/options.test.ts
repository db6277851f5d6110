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
    'build/cli',
    'landingSample',
    'reproduce/cli',
    'start/cli',
  ])('%s says of an option that it does not know which one that is, without a stack trace', (name) => {
    const {status, stderr, stdout} = spawnSync(process.execPath, [path.join(TOOLS, `${name}.mjs`), '--nonsense'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('--nonsense');
    expect(stderr + stdout).not.toMatch(/^ +at /m);
  });

  it.each(['0', 'two', '-1', '1.5', ''])('build/cli builds nothing with %j jobs', (jobs) => {
    const {status, stderr} = spawnSync(process.execPath, [path.join(TOOLS, 'build/cli.mjs'), `--jobs=${jobs}`], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(`build: "${jobs}" is no number of jobs; give a whole number from 1 on.\n`);
  });

  it.each([
    [['add', 'qps'], 'i18n: "qps" is the name of a pseudo-locale, see src/plugins/translations/README.md.\n'],
    [['add', 'ko', 'de'], 'i18n: one thing at a time; "de" is too much.\n'],
  ])('i18n refuses %j', (args, message) => {
    const {status, stderr} = spawnSync(process.execPath, [path.join(TOOLS, 'i18n.mjs'), ...args], {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr).toBe(message);
  });

  it.each([
    ['build', ['--locale', 'ko'], 'build: there is no locale "ko"; there are en, zh, qps, qps-Arab.\n'],
    ['build', ['-l', 'zh', 'ko'], 'build: there is no locale "ko"; there are en, zh, qps, qps-Arab.\n'],
    ['build', ['nowhere'], 'build: there is no folder "nowhere" with a site; options begin with "--".\n'],
    ['start/cli', ['nowhere'], 'start: there is no folder "nowhere".\n'],
    ['start/cli', ['--locale', 'ko'], 'start: there is no locale "ko"; there are en, zh.\n'],
    ['reproduce/cli', ['build'], 'compare: give two folders with builds, or none to build both.\n'],
    ['reproduce/cli', ['tools', 'nowhere'], 'compare: there is no folder "nowhere".\n'],
    ['docs', ['verify', 'docs/a.mdx'], 'docs: "docs/a.mdx" is too much; a page is named with --page\n'],
  ])('%s refuses %j', (name, args, message) => {
    const {status, stderr} = spawnSync(process.execPath, [path.join(TOOLS, `${name}.mjs`), ...args], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, message]);
  });
});
