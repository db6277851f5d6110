/** @jest-environment node */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';
import {installEnv} from '@site/src/plugins/verified-docs/server/installEnv';
import {getListFiles} from '@site/src/plugins/verified-docs/server/lists';
import {getEnvFolder} from '@site/src/plugins/verified-docs/server/samples/hashSample';
import {updatePage} from '@site/src/plugins/verified-docs/server/updatePage';
import {verifyVersion} from '@site/src/plugins/verified-docs/server/verifyVersion';
import type {Verification} from '@site/src/plugins/verified-docs/server/verifyVersion';

const ROOT = path.resolve(__dirname, '..', '..', '..', '..', '..');
const FIXTURE = path.join(ROOT, 'tests', 'fixtures', 'verified-docs');
const ENV = getEnvFolder(ROOT, '1.x');
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'verified-docs-fixture');
const FACTS = path.join(ROOT, 'src', 'plugins', 'verified-docs', 'facts');
const PAGE = 'docs/guide/basic/cli.mdx';
const CHAIN = 'docs/guide/chain.mdx';
const TRANSLATION = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/chain.mdx';
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

  function edit(from: string, to: string, page = PAGE): void {
    const file = path.join(siteDir, page);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  }

  /** Findings in the page, without those of the lists, which the fixture leaves out. */
  async function report(page = PAGE): Promise<string[]> {
    const {problems} = await verify();
    return problems.filter(({place}) => place.file === page).map(formatProblem);
  }

  it(
    'passes a page that is right, and counts what it checked',
    async () => {
      for (const page of [PAGE, CHAIN, TRANSLATION]) {
        expect(await report(page)).toEqual([]);
      }
      expect((await verify()).figures).toMatchObject({
        pages: 2,
        translatedPages: 1,
        samples: 5,
        builds: 5,
        built: 0,
        typed: 3,
        commands: 2,
        installs: 1,
        paths: 2,
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
    'names an option whose section was deleted, its type and default, and what to do',
    async () => {
      edit('<Option of="lib.syntax" />', '');
      const {problems} = await verify();
      expect(problems.map(formatProblem).find((text) => text.includes('has lib.syntax '))).toMatchInlineSnapshot(`
        "✗ src/plugins/verified-docs/lists/undocumented.1.x.json:1:1: @rslib/core@1.0.1 has lib.syntax (Syntax, default \`'esnext'\`), and no page documents it
              add <Option of="lib.syntax" /> to its page, or list it in src/plugins/verified-docs/lists/undocumented.1.x.json with a reason"
      `);
    },
    TIMEOUT_MS,
  );

  it(
    'names an option in a header that the package does not have',
    async () => {
      edit('<Option of="lib.syntax" />', '<Option of="lib.sintax" />');
      expect(await report()).toMatchInlineSnapshot(`
        [
          "✗ docs/guide/basic/cli.mdx:10:1: the page documents lib.sintax, and @rslib/core@1.0.1 has no such option; did you mean lib.syntax?
              rename it here and in the samples, or delete its section",
        ]
      `);
    },
    TIMEOUT_MS,
  );

  it(
    'names an option that has another name in the facts, where it is documented and where it is missing',
    async () => {
      const factsFolder = path.join(siteDir, 'facts');
      mkdirSync(factsFolder);
      const facts = readFileSync(path.join(FACTS, '1.x.json'), 'utf8');
      writeFileSync(path.join(factsFolder, '1.x.json'), facts.replace('"syntax":{', '"syntaxes":{'));
      const {problems} = await verifyVersion({
        siteDir,
        version: '1.x',
        cacheFolder: CACHE,
        envFolder: ENV,
        factsFolder,
      });
      expect(problems.map(formatProblem).filter((text) => text.includes('lib.syntax'))).toMatchInlineSnapshot(`
        [
          "✗ src/plugins/verified-docs/lists/undocumented.1.x.json:1:1: @rslib/core@1.0.1 has lib.syntaxes (Syntax, default \`'esnext'\`), and no page documents it
              add <Option of="lib.syntaxes" /> to its page, or list it in src/plugins/verified-docs/lists/undocumented.1.x.json with a reason",
          "✗ docs/guide/basic/cli.mdx:10:1: the page documents lib.syntax, and @rslib/core@1.0.1 has no such option; did you mean lib.syntaxes?
              rename it here and in the samples, or delete its section",
          "✗ docs/guide/chain.mdx:8:40: \`lib.syntax\` reads like an option, and @rslib/core@1.0.1 has none of that name; did you mean lib.syntaxes?
              correct it, or add it to src/plugins/verified-docs/lists/foreign.1.x.json with the tool that it belongs to",
          "✗ i18n/zh/docusaurus-plugin-content-docs/current/guide/chain.mdx:8:46: \`lib.syntax\` reads like an option, and @rslib/core@1.0.1 has none of that name; did you mean lib.syntaxes?
              correct it, or add it to src/plugins/verified-docs/lists/foreign.1.x.json with the tool that it belongs to",
        ]
      `);
    },
    TIMEOUT_MS,
  );

  it(
    'names an option in a text that the package does not have',
    async () => {
      edit('`lib.syntax`', '`lib.sintax`', CHAIN);
      expect(await report(CHAIN)).toMatchInlineSnapshot(`
        [
          "✗ docs/guide/chain.mdx:8:40: \`lib.sintax\` reads like an option, and @rslib/core@1.0.1 has none of that name; did you mean lib.syntax?
              correct it, or add it to src/plugins/verified-docs/lists/foreign.1.x.json with the tool that it belongs to",
        ]
      `);
    },
    TIMEOUT_MS,
  );

  it(
    'names a package that no list knows',
    async () => {
      edit('npm install --save-dev typescript', 'npm install --save-dev typscript', CHAIN);
      expect(await report(CHAIN)).toMatchInlineSnapshot(`
        [
          "✗ docs/guide/chain.mdx:11:1: the package typscript is not in src/plugins/verified-docs/lists/packages.1.x.json; did you mean typescript?
              correct its name, or run "npm run docs:packages" to look it up",
        ]
      `);
    },
    TIMEOUT_MS,
  );

  it(
    'names an anchor and a page that do not exist',
    async () => {
      edit('(#start)', '(#strat)', CHAIN);
      edit('./basic/cli.mdx', './basic/cil.mdx', CHAIN);
      expect(await report(CHAIN)).toMatchInlineSnapshot(`
        [
          "✗ docs/guide/chain.mdx:8:60: the link ./basic/cil.mdx leads to no page",
          "✗ docs/guide/chain.mdx:8:101: the link #strat: docs/guide/chain.mdx has no anchor #strat; did you mean #start?",
        ]
      `);
    },
    TIMEOUT_MS,
  );

  it(
    'builds the samples again that use a changed one, through others too',
    async () => {
      await verify();
      edit('export const count = 1;', 'export const total = 1;', CHAIN);
      expect(await report(CHAIN)).toMatchInlineSnapshot(`
        [
          "✗ docs/guide/chain.mdx:29:1 (dist/index.js): dist/index.js differs
              - const count = 1;   (on the page)
              + const total = 1;   (built)",
        ]
      `);
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

  it(
    'believes committed results, and still finds what a page says otherwise than they prove',
    async () => {
      const {results} = await verify();
      const file = path.join(siteDir, getListFiles('1.x').results);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(results));
      const trust = (): Promise<Verification> =>
        verifyVersion({siteDir, version: '1.x', cacheFolder: CACHE, envFolder: ENV, spotChecks: 1});
      const trusting = await trust();
      expect(trusting.figures.proven).toBeGreaterThan(0);
      expect(trusting.figures.proven + trusting.figures.builds).toBe(5);
      expect(trusting.results).toEqual(results);
      edit('export { count };', 'export { total };', CHAIN);
      expect((await trust()).problems.map(formatProblem).join('\n')).toContain('- export { total };   (on the page)');
    },
    TIMEOUT_MS,
  );
});
