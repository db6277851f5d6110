/** @jest-environment node */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';
import {installEnv} from '@site/src/plugins/verified-docs/server/installEnv';
import {getEnvFolder} from '@site/src/plugins/verified-docs/server/samples/hashSample';
import {updatePage} from '@site/src/plugins/verified-docs/server/updatePage';
import {verifyVersion} from '@site/src/plugins/verified-docs/server/verifyVersion';
import type {Verification} from '@site/src/plugins/verified-docs/server/verifyVersion';

const ROOT = path.resolve(__dirname, '..', '..', '..', '..', '..');
const FIXTURE = path.join(ROOT, 'tests', 'fixtures', 'verified-docs');
const ENV = getEnvFolder(ROOT, '1.x');
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'verified-docs-fixture');
const PAGE = 'docs/guide/basic/cli.mdx';
const TIMEOUT_MS = 300_000;

describe('verifyVersion', () => {
  let siteDir: string;

  beforeAll(() => {
    installEnv(ENV);
  }, TIMEOUT_MS);

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'verified-docs-'));
    cpSync(FIXTURE, siteDir, {recursive: true});
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true, force: true});
  });

  function verify(): Promise<Verification> {
    return verifyVersion({siteDir, version: '1.x', cacheFolder: CACHE, envFolder: ENV});
  }

  function edit(from: string, to: string): void {
    const file = path.join(siteDir, PAGE);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  }

  /** Findings in the page, without those of the lists, which the fixture leaves out. */
  async function report(): Promise<string[]> {
    const {problems} = await verify();
    return problems.filter(({place}) => place.file === PAGE).map(formatProblem);
  }

  it(
    'passes a page that is right, and counts what it checked',
    async () => {
      expect(await report()).toEqual([]);
      expect((await verify()).figures).toMatchObject({
        pages: 1,
        samples: 2,
        builds: 2,
        built: 0,
        typed: 2,
        commands: 2,
      });
    },
    TIMEOUT_MS,
  );

  it(
    'names a renamed option in a sample, its line and the real name',
    async () => {
      edit("syntax: 'es2020'", "sintax: 'es2020'");
      expect((await report())[0]).toMatchInlineSnapshot(`
        "✗ docs/guide/basic/cli.mdx:16:26 (rslib.config.ts): TS2561: Object literal may only specify known properties, but 'sintax' does not exist in type 'LibConfig'. Did you mean to write 'syntax'?
              | lib: [{ format: 'esm', sintax: 'es2020' }, { format: 'cjs' }],"
      `);
    },
    TIMEOUT_MS,
  );

  it(
    'names a file that the build does not write',
    async () => {
      edit('dist/index.cjs\ndist/index.js', 'dist/index.js\ndist/index.mjs');
      expect(await report()).toMatchInlineSnapshot(`
        [
          "✗ docs/guide/basic/cli.mdx:24:1: the file list of sample "two" is not what the build writes
              - dist/index.mjs   (on the page, not built)
              + dist/index.cjs   (built, not on the page)",
        ]
      `);
    },
    TIMEOUT_MS,
  );

  it(
    'names a misspelled flag',
    async () => {
      edit('npx rslib build --minify', 'npx rslib build --minfy');
      expect((await report())[0]).toMatchInlineSnapshot(
        `"✗ docs/guide/basic/cli.mdx:42:4: rslib build has no flag --minfy; did you mean --minify?"`,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'names an option without a section',
    async () => {
      const {problems} = await verify();
      expect(problems.map(({message}) => message.split('\n')[0])).toContain(
        '@rslib/core@1.0.1 has lib.bundle (boolean, default `true`), and no page documents it',
      );
      expect(problems.some(({message}) => message.includes('has lib.syntax '))).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'shows all findings at once',
    async () => {
      edit("syntax: 'es2020'", "sintax: 'es2020'");
      edit('npx rslib build --minify', 'npx rslib build --minfy');
      const findings = (await report()).join('\n');
      expect(findings).toContain('sintax');
      expect(findings).toContain('--minfy');
    },
    TIMEOUT_MS,
  );

  it(
    'rewrites expected blocks with what was built',
    async () => {
      edit('dist/index.cjs\ndist/index.js', 'dist/old.js');
      const {pages, getResult} = await verify();
      expect(updatePage(pages[0], getResult)).toBe(readFileSync(path.join(FIXTURE, PAGE), 'utf8'));
    },
    TIMEOUT_MS,
  );
});
