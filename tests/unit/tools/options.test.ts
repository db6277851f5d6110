/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import manifest from '@site/package.json';

const ROOT = path.resolve(__dirname, '../../..');
const TOOLS = path.join(ROOT, 'tools');

/** The commands of package.json that are tools of the project: name, file and what comes before the reader's arguments. */
const COMMANDS = Object.entries(manifest.scripts).flatMap(([name, script]): [string, string[]][] => {
  const [, args] = /^node (?:--expose-gc )?(tools\/.*)$/.exec(script) ?? [];
  return args === undefined || /^(?:pre|setup$)/.test(name) ? [] : [[name, args.split(' ')]];
});

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
    'test',
    'spec-coverage',
    'packages',
    'screenshots',
    'browsers/cli',
    'search-server/cli',
    'bench-build/cli',
    'bench-bytes',
    'bench-load/cli',
    'bench-peers/cli',
    'bench-search/cli',
    'bench-site/cli',
    'bench-vitals',
  ])('%s says of an option that it does not know which one that is, without a stack trace', (name) => {
    const {status, stderr, stdout} = spawnSync(process.execPath, [path.join(TOOLS, `${name}.mjs`), '--nonsense'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('--nonsense');
    expect(stderr + stdout).not.toMatch(/^ +at /m);
  });

  it.each(COMMANDS)('%s has a help that names it, and does nothing else then', (name, args) => {
    const {status, stderr, stdout} = spawnSync(process.execPath, [...args, '--help'], {cwd: ROOT, encoding: 'utf8'});
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^npm (?:run |start|test)/);
    expect(stdout).toMatch(new RegExp(`^npm (?:run )?${name}\\b`, 'm'));
    const [usage, text] = [true, false].map((isUsage) =>
      stdout.split('\n').filter((line) => line.startsWith('npm ') === isUsage),
    );
    // An option that stands in the line to copy is explained below.
    for (const [option] of usage.join(' ').matchAll(/--[a-z][\w-]*/g)) {
      expect(text.join(' ')).toContain(option);
    }
    expect(status).toBe(0);
  });

  it.each(['0', 'two', '-1', '1.5', ''])('build/cli builds nothing with %j jobs', (jobs) => {
    const {status, stderr} = spawnSync(process.execPath, [path.join(TOOLS, 'build/cli.mjs'), `--jobs=${jobs}`], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(`build: --jobs "${jobs}": give a whole number from 1 on.\n`);
  });

  it.each([
    [['add', 'qps'], 'i18n: "qps" is the name of a pseudo-locale, see src/plugins/translations/README.md.\n'],
    [['add', 'ko', 'de'], 'i18n: one thing at a time; "de" is too much.\n'],
    [['status', 'docs/none.mdx'], 'i18n: "status" is about all pages; "docs/none.mdx" is too much.\n'],
    [
      ['sync', 'docs/none.mdx', '--dry-run'],
      'i18n: "sync" has no option --dry-run; it has --locale, --same-meaning, --up-to-date\n',
    ],
    [
      ['add', 'qps', '--locale', 'zh'],
      'i18n: "add" has no option --locale; it has --label, --html-lang, --direction, --dry-run\n',
    ],
    [['lint', 'docs/none.mdx', '--check'], 'i18n: "lint" has no option --check; it has --locale\n'],
    [
      ['status', '--same-meaning', '--locale', 'none'],
      'i18n: "status" has no option --same-meaning; it has --locale, --check, --json, --verbose\n',
    ],
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
    [
      'test',
      ['routes'],
      'test: "routes" is no group of steps; there is lint. For some of the tests use "npm run test:unit -- PATTERN" or ' +
        '"npm run test:e2e -- PATTERN".\n',
    ],
    ['test', ['lint', 'docs'], 'test: "docs" is too much; give one group of steps, or none for all.\n'],
    [
      'test',
      ['lint', '--fix'],
      'test: there is no option "--fix". "npm run format" mends what can be mended by itself.\n',
    ],
    ['packages', ['audit', 'all'], 'packages: "all" is too much; audit takes nothing more.\n'],
    ['docs', ['verify', 'docs/a.mdx'], 'docs: "docs/a.mdx" is too much; a page is named with --page\n'],
    [
      'docs',
      ['verify', '--page', 'docs/a.mdx', '--page=docs/b.mdx'],
      'docs: --page is given more than once, and takes one value; run the command once for each\n',
    ],
    ...['page', 'version', 'update'].map((name): [string, string[], string] => [
      'docs',
      ['verify', `--${name}`, ''],
      `docs: --${name} is given without a value; leave it out, or say which\n`,
    ]),
    [
      'docs',
      ['verify', '--page', 'docs/none.mdx', '--check'],
      'docs: "verify" has no option --check; it has --update, --page, --frozen, --version\n',
    ],
    [
      'docs',
      ['facts', '--version', 'none', '--frozen'],
      'docs: "facts" has no option --frozen; it has --check, --version\n',
    ],
    [
      'docs',
      ['packages', '--version', 'none', '--check'],
      'docs: "packages" has no option --check; it has --version\n',
    ],
    ['docs', ['prose', '--page', 'docs/none.mdx'], 'docs: "prose" has no option --page; it has --version\n'],
    ['docs', [], 'docs: unknown command ""; use facts, prose, packages, links, verify\n'],
    ['i18n', [], 'i18n: unknown command ""; use sync, code, add, lint, status\n'],
    ['axe/cli', ['--tabs', '0'], 'axe: --tabs "0": give a whole number from 1 on.\n'],
    [
      'bench-build/cli',
      ['--pages', '75,1.5'],
      'bench:build: --pages "75,1.5": give 2 whole numbers or more from 1 on, as 75,500.\n',
    ],
    [
      'bench-build/cli',
      ['--locale', 'zh'],
      'bench:build: --locale "zh": only the default language can be built alone, en\n',
    ],
    ['bench-load/cli', ['--seconds', '1m'], 'bench:load: --seconds "1m": give a whole number from 1 on.\n'],
    ['bench-load/cli', ['--connections', '0'], 'bench:load: --connections "0": give a whole number from 1 on.\n'],
    ['bench-peers/cli', ['--runs', 'two'], 'bench:peers: --runs "two": give a whole number from 1 on.\n'],
    ['bench-site/cli', ['--runs', 'two'], 'bench:site: --runs "two": give a whole number from 1 on.\n'],
    [
      'bench-site/cli',
      ['lighthouse', '--pages', 'home,start'],
      'bench:site: --pages: "start" is not known; there are home, long doc, overview, search, zh doc, 0.x doc.\n',
    ],
    [
      'ledger',
      ['--check', '--rewrite'],
      'ledger: --check and --rewrite do not go together; run the command once for each.\n',
    ],
    [
      'ledger',
      ['--check', '--forget', '/x'],
      'ledger: --check and --forget do not go together; run the command once for each.\n',
    ],
    ['docs', ['links', '--version', 'none', '--check'], 'docs: "links" has no option --check; it has --version\n'],
  ])('%s refuses %j', (name, args, message) => {
    const {status, stderr} = spawnSync(process.execPath, [path.join(TOOLS, `${name}.mjs`), ...args], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, message]);
  });
});
