/** @jest-environment node */
import {checkCommandLine, checkShellBlock} from '@site/src/plugins/verified-docs/server/checks/checkCommands';
import {checkCoverage} from '@site/src/plugins/verified-docs/server/checks/checkCoverage';
import {checkFlagPage} from '@site/src/plugins/verified-docs/server/checks/checkFlagPage';
import {checkInstalls, readInstalls} from '@site/src/plugins/verified-docs/server/checks/checkInstalls';
import {checkPackageJson} from '@site/src/plugins/verified-docs/server/checks/checkJson';
import {checkLinks} from '@site/src/plugins/verified-docs/server/checks/checkLinks';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import type {Facts} from '@site/src/lib/facts/types';
import {readFacts} from '@site/src/server/facts/readFacts';

const {facts} = readFacts('1.x');
const PLACE = {file: 'docs/a.mdx', line: 7, column: 1};
const small = {
  ...facts,
  lib: {bundle: {type: 'boolean', default: '`true`'}, dts: {type: 'Dts', default: '`false`'}},
  rslibOutput: {},
} satisfies Facts;

describe('checkCommandLine', () => {
  it.each([
    'npx rslib',
    'npx rslib build --no-dts --minify -w',
    'rslib inspect --mode development --verbose',
    'NODE_ENV=test npx rslib build --lib esm',
    'npx rslib --version',
    'npm install -D whatever --strange',
  ])('finds nothing in %j', (line) => {
    expect(checkCommandLine(line, facts.cli)).toBeUndefined();
  });

  it('names a misspelled flag and the nearest one', () => {
    expect(checkCommandLine('npx rslib build --minfy', facts.cli)).toMatchInlineSnapshot(
      `"rslib build has no flag --minfy; did you mean --minify?"`,
    );
  });

  it('names a flag of another command, and an unknown command', () => {
    expect(checkCommandLine('npx rslib mf-dev --watch', facts.cli)).toMatchInlineSnapshot(
      `"rslib mf-dev has no flag --watch"`,
    );
    expect(checkCommandLine('npx rslib serve', facts.cli)).toMatchInlineSnapshot(
      `"rslib has no command "serve" (it has build, inspect, mf-dev)"`,
    );
  });

  it('gives the line in the page', () => {
    const {checked, problems} = checkShellBlock('npx rslib\nnpx rslib --dist\n', PLACE, facts.cli);
    expect(checked).toBe(2);
    expect(problems).toMatchObject([{place: {line: 9}}]);
  });
});

describe('checkFlagPage', () => {
  it('names the flags that the command line page lacks', () => {
    const text = Object.keys(facts.cli.options)
      .filter((flag) => flag !== '--minify')
      .join(' ');
    const page = readPage(`${text} --output --mode --verbose`, {
      page: 'guide/basic/cli.mdx',
      file: 'docs/guide/basic/cli.mdx',
    });
    expect(checkFlagPage([page], facts.cli)).toMatchObject({
      problems: [{message: '"rslib --help" has the flag --minify, which this page does not name'}],
    });
  });
});

describe('checkCoverage', () => {
  const use = (name: string, line: number) => ({name, place: {file: 'docs/a.mdx', line, column: 1}});

  it('counts documented options', () => {
    expect(checkCoverage([use('lib.bundle', 1), use('lib.dts', 2)], small, {}, 'list.json')).toEqual({
      documented: 2,
      existing: 2,
      problems: [],
    });
  });

  it('names an option whose section was deleted, and what to add', () => {
    const {problems} = checkCoverage([use('lib.bundle', 1)], small, {}, 'list.json');
    expect(problems.map(({message}) => message).join('\n')).toMatchInlineSnapshot(`
      "@rslib/core@1.0.1 has lib.dts (Dts, default \`false\`), and no page documents it
        add <Option of="lib.dts" /> to its page, or list it in list.json with a reason"
    `);
  });

  it('accepts a listed option until a page documents it', () => {
    const list = {'lib.dts': 'no page so far'};
    expect(checkCoverage([use('lib.bundle', 1)], small, list, 'list.json').problems).toEqual([]);
    expect(checkCoverage([use('lib.bundle', 1), use('lib.dts', 3)], small, list, 'list.json').problems).toMatchObject([
      {message: 'lib.dts is documented at docs/a.mdx:3; remove it from this list'},
    ]);
  });

  it('names an option that is documented twice, and a listed one that is gone', () => {
    const uses = [use('lib.bundle', 1), use('lib.dts', 2), use('lib.dts', 9)];
    expect(checkCoverage(uses, small, {'lib.gone': 'some reason'}, 'list.json').problems).toMatchObject([
      {place: {line: 9}, message: 'lib.dts is documented at docs/a.mdx:2 already'},
      {message: '@rslib/core@1.0.1 has no option lib.gone; remove it from this list'},
    ]);
  });
});

describe('checkPackageJson', () => {
  it('accepts a whole file and an excerpt', () => {
    expect(checkPackageJson('{"name": "a", "type": "module"}', PLACE)).toEqual([]);
    expect(checkPackageJson('"sideEffects": false,\n', PLACE)).toEqual([]);
  });

  it('names a field nobody reads, and text that does not parse', () => {
    expect(checkPackageJson('{"expots": {}}', PLACE)).toMatchObject([
      {message: 'package.json has no field "expots"; did you mean exports?'},
    ]);
    expect(checkPackageJson('{"name": }', PLACE)[0].message).toContain('the package.json does not parse');
  });
});

describe('checkInstalls', () => {
  it('reads the packages of install commands', () => {
    const code =
      'npm add @rslib/core@latest typescript -D\nnpm install --save-dev @microsoft/api-extractor@7 # types\n$ npm create rslib@latest\nnpm run build\nnpm install ../lib.tgz';
    expect(readInstalls(code, PLACE).map(({spec}) => spec)).toEqual([
      '@rslib/core',
      'typescript',
      '@microsoft/api-extractor@7',
      'create-rslib',
    ]);
  });

  it('names a package that is not in the list, and an entry without use', () => {
    const problems = checkInstalls([{spec: 'typscript', place: PLACE}], {vue: '3.5.0'}, 'list.json');
    expect(problems.map(({message}) => message)).toMatchInlineSnapshot(`
      [
        "the package typscript is not in list.json
        correct its name, or run "npm run docs:packages" to look it up",
        "no page installs vue any more; run "npm run docs:packages"",
      ]
    `);
  });
});

describe('checkLinks', () => {
  it('names an address outside the ledger, one that is not https, and an entry without use', () => {
    const links = ['https://a.test/', 'http://b.test/', 'https://c.test/'].map((url) => ({url, place: PLACE}));
    const ledger = ['https://a.test/', 'http://b.test/', 'https://d.test/'];
    expect(checkLinks(links, ledger, 'links.json').map(({message}) => message)).toMatchInlineSnapshot(`
      [
        "http://b.test/ is no valid https address",
        "https://c.test/ is not in links.json; check it and run "npm run docs:verify -- --update lists"",
        "no page links to https://d.test/ any more; run "npm run docs:verify -- --update lists"",
      ]
    `);
  });
});
