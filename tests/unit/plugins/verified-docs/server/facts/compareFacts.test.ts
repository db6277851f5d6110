/** @jest-environment node */
import {compareFacts} from '@site/src/plugins/verified-docs/server/facts/compareFacts';
import {formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import type {Facts} from '@site/src/lib/facts/types';
import {readFacts} from '@site/src/server/facts/readFacts';

const {facts} = readFacts('1.x');
const {syntax, dts} = facts.lib;
const SMALL: Facts = {
  ...facts,
  lib: {syntax, dts, 'dts.isolated': {type: 'boolean', default: '`false`'}, 'dts.build': {type: 'boolean'}},
};
const PAGES = [
  readPage('---\n---\n\n## lib.syntax {/* #syntax */}\n\n<Option of="lib.syntax" />\n', {
    page: 'config/lib/syntax.mdx',
    file: 'docs/config/lib/syntax.mdx',
  }),
  readPage('<Option of="lib.dts" />\n\n<Option of="lib.dts.isolated" />\n', {
    page: 'config/lib/dts.mdx',
    file: 'docs/config/lib/dts.mdx',
  }),
];

/** The report after the package changed from `SMALL` to `installed`. */
function report(installed: Facts): string {
  return compareFacts(SMALL, installed, PAGES, 'facts/1.x.json').map(formatProblem).join('\n');
}

function withLib(change: Record<string, Facts['lib'][string] | undefined>): Facts {
  const lib = Object.entries({...SMALL.lib, ...change}).filter((entry): entry is [string, Facts['lib'][string]] =>
    Boolean(entry[1]),
  );
  return {...SMALL, lib: Object.fromEntries(lib)};
}

describe('compareFacts', () => {
  it('finds nothing if the package is the documented one', () => {
    expect(report(structuredClone(SMALL))).toBe('');
  });

  it('names a new option at the page of its group', () => {
    expect(report(withLib({'dts.fresh': {type: 'boolean', default: '`true`'}}))).toMatchInlineSnapshot(`
      "✗ docs/config/lib/dts.mdx:1:1: the option lib.dts.fresh is new
            - no such option   (documented)
            + boolean, default \`true\`   (in the package)
            add <Option of="lib.dts.fresh" /> with a sample to its page, then run "npm run docs:facts""
    `);
  });

  it('names an option that is gone', () => {
    expect(report(withLib({syntax: undefined}))).toMatchInlineSnapshot(`
      "✗ docs/config/lib/syntax.mdx:6:1: the option lib.syntax is gone
            - 'es5' | 'es6' | 'es2015' | 'es2016' | 'es2017' | 'es2018' | 'es2019' | 'es2020' | 'es2021' | 'es2022' | 'es2023' | 'es2024' | 'es2025' | 'esnext' | string[], default \`'esnext'\`   (documented)
            + no such option   (in the package)
            delete its section and its samples, and say on the upgrade page what replaces it, then run "npm run docs:facts""
    `);
  });

  it('names an option that has another name now', () => {
    const renamed = {'dts.isolated': undefined, 'dts.isolatedDeclarations': SMALL.lib['dts.isolated']};
    expect(report(withLib(renamed))).toMatchInlineSnapshot(`
      "✗ docs/config/lib/dts.mdx:3:1: the option lib.dts.isolated is called lib.dts.isolatedDeclarations now
            - lib.dts.isolated: boolean, default \`false\`   (documented)
            + lib.dts.isolatedDeclarations: boolean, default \`false\`   (in the package)
            rename it on this page and in every sample, and name the change on the upgrade page, then run "npm run docs:facts""
    `);
  });

  it('names an option whose type changed', () => {
    expect(report(withLib({'dts.isolated': {type: "boolean | 'auto'", default: '`false`'}}))).toMatchInlineSnapshot(`
      "✗ docs/config/lib/dts.mdx:3:1: the type of lib.dts.isolated changed
            - boolean   (documented)
            + boolean | 'auto'   (in the package)
            describe the new forms on this page and add a sample, then run "npm run docs:facts""
    `);
  });

  it('names an option whose default changed', () => {
    expect(report(withLib({'dts.isolated': {type: 'boolean', default: '`true`'}}))).toMatchInlineSnapshot(`
      "✗ docs/config/lib/dts.mdx:3:1: the default of lib.dts.isolated changed
            - \`false\`   (documented)
            + \`true\`   (in the package)
            correct the text and the samples of this page, then run "npm run docs:facts""
    `);
  });

  it('names an option that is deprecated now', () => {
    expect(report(withLib({'dts.isolated': {type: 'boolean', default: '`false`', deprecated: 'Use tsconfig.json.'}})))
      .toMatchInlineSnapshot(`
      "✗ docs/config/lib/dts.mdx:3:1: the deprecation of lib.dts.isolated changed
            - not deprecated   (documented)
            + Use tsconfig.json.   (in the package)
            say on this page what to use, then run "npm run docs:facts""
    `);
  });

  it('names a changed flag, export and composed value at the fact file', () => {
    const installed: Facts = {
      ...SMALL,
      runtimeExports: [...SMALL.runtimeExports, 'watch'],
      api: {...SMALL.api, values: {...SMALL.api.values, watch: ['(): void']}},
      cli: {...SMALL.cli, options: {...SMALL.cli.options, '--minify': {text: 'Minify twice'}}},
      probes: {...SMALL.probes, esm: {...SMALL.probes.esm, 'output.target': 'web'}},
    };
    expect(report(installed)).toMatchInlineSnapshot(`
      "✗ facts/1.x.json:1:1: the flag --minify changed
            - {"text":"minify output (use --no-minify to disable)"}   (documented)
            + {"text":"Minify twice"}   (in the package)
            correct the pages that name it, then run "npm run docs:facts"
      ✗ facts/1.x.json:1:1: the composed value output.target of format esm changed
            - "node"   (documented)
            + "web"   (in the package)
            correct the pages that name it, then run "npm run docs:facts"
      ✗ facts/1.x.json:1:1: the export watch changed
            - none   (documented)
            + ["(): void"]   (in the package)
            correct the pages that name it, then run "npm run docs:facts""
    `);
  });

  it('names the fact file for any other difference', () => {
    expect(report({...SMALL, node: '>=30'})).toMatchInlineSnapshot(
      `"✗ facts/1.x.json:1:1: is not what @rslib/core@1.0.1 says; run "npm run docs:facts" and review the diff"`,
    );
  });
});
