/** @jest-environment node */
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runVerify} from '@site/src/plugins/verified-docs/server/cli';
import {installEnv} from '@site/src/plugins/verified-docs/server/installEnv';
import {getListFiles} from '@site/src/plugins/verified-docs/server/lists';
import {getEnvFolder} from '@site/src/plugins/verified-docs/server/samples/hashSample';

const ROOT = path.resolve(__dirname, '..', '..', '..', '..', '..');
const FIXTURE = path.join(ROOT, 'tests', 'fixtures', 'verified-docs');
const ENV = getEnvFolder(ROOT, '1.x');
const PAGE = 'docs/guide/chain.mdx';
const OTHER_PAGE = 'docs/guide/basic/cli.mdx';
const RESULTS = 'src/plugins/verified-docs/results/1.x.json';
const OLDER_ENV = getEnvFolder(ROOT, '0.x');
const OLDER_PAGE = 'versioned_docs/version-0.x/guide/chain.mdx';
const TIMEOUT_MS = 300_000;

describe('runVerify', () => {
  let siteDir: string;

  beforeAll(() => {
    installEnv(ENV);
    installEnv(OLDER_ENV);
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'verified-docs-cli-'));
    cpSync(FIXTURE, siteDir, {recursive: true});
    mkdirSync(path.join(siteDir, 'verify'));
    symlinkSync(ENV, getEnvFolder(siteDir, '1.x'), 'junction');
    symlinkSync(OLDER_ENV, getEnvFolder(siteDir, '0.x'), 'junction');
  }, TIMEOUT_MS);

  afterAll(() => {
    rmSync(siteDir, {recursive: true, force: true});
  });

  async function run(options: {
    page?: string;
    update?: string;
    version?: string;
    isFrozen?: boolean;
  }): Promise<[number, string]> {
    const lines: string[] = [];
    const status = await runVerify({siteDir, isFrozen: false, print: (text) => lines.push(text), ...options});
    return [status, lines.join('\n')];
  }

  function edit(from: string, to: string): void {
    const file = path.join(siteDir, PAGE);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  }

  it(
    'passes one page that is right, and writes no list',
    async () => {
      const [status, text] = await run({page: PAGE});
      expect(text).toContain('problems              0');
      expect(status).toBe(0);
      expect(existsSync(path.join(siteDir, RESULTS))).toBe(false);
    },
    TIMEOUT_MS,
  );

  it('refuses to write in a frozen run', async () => {
    await expect(run({update: PAGE, isFrozen: true})).rejects.toThrow(
      new Error(`verified-docs: --frozen writes nothing; leave it out to --update ${PAGE}`),
    );
  });

  it('refuses to make the lists, which are of all pages, of one', async () => {
    await expect(run({page: PAGE, update: 'lists'})).rejects.toThrow('--update lists without --page');
  });

  it.each([
    [
      {page: PAGE, version: '0.x'},
      `verified-docs: --page ${PAGE} is of docs version 1.x, and --version asks for 0.x; leave out --version`,
    ],
    [
      {update: PAGE, version: '0.x'},
      `verified-docs: --update ${PAGE} is of docs version 1.x, and --version asks for 0.x; leave out --version`,
    ],
    [
      {page: PAGE, update: OTHER_PAGE},
      `verified-docs: --page ${PAGE} builds the samples of that page alone, so there is nothing to --update ${OTHER_PAGE} with; ` +
        'name one page in both, or leave out --page',
    ],
    [
      {page: PAGE, update: 'all'},
      `verified-docs: --page ${PAGE} builds the samples of that page alone, so there is nothing to --update all with; ` +
        'name one page in both, or leave out --page',
    ],
  ])('refuses %j, of which it would check nothing', async (options, message) => {
    await expect(run(options)).rejects.toThrow(new Error(message));
  });

  it(
    'fails with the finding and the way to accept it, and accepts it',
    async () => {
      edit('export const count = 1;', 'export const total = 1;');
      const [status, text] = await run({page: PAGE});
      expect(status).toBe(1);
      expect(text).toContain('+ const total = 1;   (built)');
      expect(text).toContain(`npm run docs:verify -- --update ${PAGE}`);
      const [updated] = await run({page: PAGE, update: PAGE});
      expect(updated).toBe(0);
      expect(readFileSync(path.join(siteDir, PAGE), 'utf8')).toContain('const total = 1;\nexport { total };');
    },
    TIMEOUT_MS,
  );

  it(
    'does not offer to accept what only a person can correct',
    async () => {
      edit('`lib.syntax`', '`lib.sintax`');
      const [status, text] = await run({page: PAGE});
      edit('`lib.sintax`', '`lib.syntax`');
      expect(status).toBe(1);
      expect(text).not.toContain('--update');
    },
    TIMEOUT_MS,
  );

  it(
    'prints what was checked, and fails for options and exports that no page documents',
    async () => {
      const [status, text] = await run({});
      expect(status).toBe(1);
      expect(text).toMatch(/options documented +1\/\d+/);
      expect(text).toMatch(/exports documented +0\/9, types 0\/\d+, fields 0\/\d+/);
      expect(text).toMatch(/samples +5 in 5 builds \([1-5] new\)\n +\d+\.\d s +guide\/\S+#\w+\n/);
      expect(text).toContain('exports the value createRslib');
      expect(JSON.parse(readFileSync(path.join(siteDir, RESULTS), 'utf8'))).toMatchObject({
        package: '@rslib/core@1.0.1',
        samples: {'guide/chain.mdx#end': {files: ['dist/index.js']}},
      });
    },
    TIMEOUT_MS,
  );

  it(
    'fails for committed results that are out of date',
    async () => {
      await run({});
      const [, fresh] = await run({isFrozen: true});
      expect(fresh).not.toContain('is not what the builds gave');
      const [one] = await run({page: PAGE, isFrozen: true});
      expect(one).toBe(0);
      const file = path.join(siteDir, RESULTS);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('dist/index.js', 'dist/index.mjs'));
      const [status, text] = await run({isFrozen: true});
      expect(status).toBe(1);
      expect(text).toContain(`${RESULTS}:1:1: is not what the builds gave; run "npm run docs:verify" and commit it`);
      const [ofPage] = await run({page: PAGE, isFrozen: true});
      expect(ofPage).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'writes the ledger of links for "lists" alone',
    async () => {
      const file = path.join(siteDir, getListFiles('1.x').links);
      edit('Go [back]', 'Look [here](https://rslib.rs/). Go [back]');
      await run({update: PAGE});
      expect(existsSync(file)).toBe(false);
      await run({update: 'lists'});
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(['https://rslib.rs/']);
      edit('Look [here](https://rslib.rs/). ', '');
      rmSync(file);
    },
    TIMEOUT_MS,
  );

  it(
    'builds the samples of an older version with its own packages, and takes the version from the page (VERSION-04)',
    async () => {
      await expect(run({version: '0.x'})).rejects.toThrow('verified-docs: there is no docs version 0.x; use 1.x');
      writeFileSync(path.join(siteDir, 'versions.json'), '["0.x"]');
      mkdirSync(path.dirname(path.join(siteDir, OLDER_PAGE)), {recursive: true});
      // The chunk that two ESM entries share has a name of letters in 1.x, of digits in 0.x.
      const sample = (title: string, code: string): string =>
        `\`\`\`ts title="${title}" sample="shared"\n${code}\n\`\`\`\n`;
      writeFileSync(
        path.join(siteDir, OLDER_PAGE),
        [
          '---\ntitle: Chain\ndescription: A chain.\n---\n',
          sample('src/a.ts', "import { a } from './shared';\nexport default a;"),
          sample('src/b.ts', "import { a } from './shared';\nexport default a + a;"),
          sample('src/shared.ts', 'export const a = String(new Date());'),
          sample(
            'rslib.config.ts',
            "export default { source: { entry: { a: './src/a.ts', b: './src/b.ts' } }, lib: [{}] };",
          ),
          '```tree sample="shared" tree\n```\n',
        ].join('\n'),
      );
      const [status, text] = await run({page: OLDER_PAGE, update: OLDER_PAGE});
      expect(text).toContain('checked against @rslib/core@0.23.2');
      expect([text, status]).toEqual([expect.stringContaining('problems              0'), 0]);
      expect(readFileSync(path.join(siteDir, OLDER_PAGE), 'utf8')).toMatch(/dist\/\d+\.js\ndist\/a\.js/);
    },
    TIMEOUT_MS,
  );

  it.each([
    {update: 'docs/none.mdx'},
    {page: 'docs/none.mdx'},
    {page: 'guide/chain.mdx'},
    {page: 'docs/guide/chain'},
    {page: 'docs/guide'},
    {page: PAGE, update: 'docs/none.mdx'},
  ])('throws if there is no such page: %j', async (options) => {
    await expect(run(options)).rejects.toThrow(
      /^verified-docs: there is no page \S+; give its path, for example docs\/config\/lib\/dts\.mdx, or for --update /,
    );
  });
});
