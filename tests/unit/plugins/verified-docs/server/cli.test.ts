/** @jest-environment node */
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runVerify} from '@site/src/plugins/verified-docs/server/cli';
import {installEnv} from '@site/src/plugins/verified-docs/server/installEnv';
import {getEnvFolder} from '@site/src/plugins/verified-docs/server/samples/hashSample';

const ROOT = path.resolve(__dirname, '..', '..', '..', '..', '..');
const FIXTURE = path.join(ROOT, 'tests', 'fixtures', 'verified-docs');
const ENV = getEnvFolder(ROOT, '1.x');
const PAGE = 'docs/guide/chain.mdx';
const RESULTS = 'src/plugins/verified-docs/results/1.x.json';
const TIMEOUT_MS = 300_000;

describe('runVerify', () => {
  let siteDir: string;

  beforeAll(() => {
    installEnv(ENV);
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'verified-docs-cli-'));
    cpSync(FIXTURE, siteDir, {recursive: true});
    mkdirSync(path.join(siteDir, 'verify'));
    symlinkSync(ENV, getEnvFolder(siteDir, '1.x'), 'junction');
  }, TIMEOUT_MS);

  afterAll(() => {
    rmSync(siteDir, {recursive: true, force: true});
  });

  async function run(options: {page?: string; update?: string; isFrozen?: boolean}): Promise<[number, string]> {
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
      const file = path.join(siteDir, RESULTS);
      writeFileSync(file, readFileSync(file, 'utf8').replace('dist/index.js', 'dist/index.mjs'));
      const [status, text] = await run({isFrozen: true});
      expect(status).toBe(1);
      expect(text).toContain(`${RESULTS}:1:1: is not what the builds gave; run "npm run docs:verify" and commit it`);
    },
    TIMEOUT_MS,
  );

  it('throws if the page to update does not exist', async () => {
    await expect(run({update: 'docs/none.mdx'})).rejects.toThrow(
      'verified-docs: no page docs/none.mdx; give its path, for example docs/config/lib/dts.mdx, "all", "lists" or "overrides"',
    );
  });
});
