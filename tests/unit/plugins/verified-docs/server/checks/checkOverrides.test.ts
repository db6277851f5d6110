/** @jest-environment node */
import {
  checkOverrides,
  groupProbe,
  refreshOverrides,
} from '@site/src/plugins/verified-docs/server/checks/checkOverrides';
import {formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';
import type {Facts, OptionOverride} from '@site/src/lib/facts/types';
import {readFacts} from '@site/src/server/facts/readFacts';

const version = readFacts('1.x');
const facts: Facts = {
  ...version.facts,
  lib: {dts: {type: 'Dts', shape: 'boolean | object', default: '`false`'}},
  probes: {esm: {'output.module': true}, cjs: {'output.module': false}, umd: {'output.module': false}, iife: {}},
};
const OVERRIDES: Record<string, OptionOverride> = {
  'lib.dts': {
    type: 'boolean | DtsOptions',
    default: '`false`, so no files',
    replaces: '`false`',
    replacesType: 'boolean | object',
    verifiedBy: 'config/lib/dts.mdx#none',
  },
  'output.module': {
    default: '`true` for `esm`, otherwise `false`',
    replaces: facts.rsbuild.output.module.default,
    probed: {esm: true, 'cjs, umd': false},
    verifiedBy: 'probe:output.module',
  },
};

function report({
  overrides = OVERRIDES,
  now = facts,
  samples = ['config/lib/dts.mdx#none'],
}: {
  overrides?: Record<string, OptionOverride>;
  now?: Facts;
  samples?: string[];
}): string {
  const text = JSON.stringify(overrides, null, 2);
  return checkOverrides(overrides, now, new Set(samples), {file: 'overrides.json', text}).map(formatProblem).join('\n');
}

describe('groupProbe', () => {
  it('joins the formats that agree, and leaves out those without a value', () => {
    expect(groupProbe(facts.probes, 'output.module')).toEqual({esm: true, 'cjs, umd': false});
  });
});

describe('checkOverrides', () => {
  it('finds nothing if each proof exists and nothing changed', () => {
    expect(report({})).toBe('');
  });

  it('names an override whose sample is gone', () => {
    expect(report({samples: []})).toMatchInlineSnapshot(`
      "✗ overrides.json:2:1: lib.dts: is verified by the sample config/lib/dts.mdx#none, which does not exist
            name the sample that proves the value now"
    `);
  });

  it('names an override whose docblock changed underneath it', () => {
    const lib = {dts: {...facts.lib.dts, default: '`true`'}};
    expect(report({now: {...facts, lib}})).toMatchInlineSnapshot(`
      "✗ overrides.json:2:1: lib.dts: the docblock's default changed underneath the override
            - \`false\`   (when the override was written)
            + \`true\`   (in the package)
            readers see: \`false\`, so no files
            correct the override and the page; if they still hold, run "npm run docs:verify -- --update overrides""
    `);
  });

  it('names an override that does not record what it replaces', () => {
    const overrides = {'lib.dts': {...OVERRIDES['lib.dts'], replaces: undefined}} as Record<string, OptionOverride>;
    expect(report({overrides})).toContain('- nothing recorded   (when the override was written)');
  });

  it('names an override whose type changed underneath it', () => {
    const lib = {dts: {...facts.lib.dts, shape: 'boolean'}};
    expect(report({now: {...facts, lib}})).toMatchInlineSnapshot(`
      "✗ overrides.json:2:1: lib.dts: the type changed underneath the override
            - boolean | object   (when the override was written)
            + boolean   (in the package)
            readers see: boolean | DtsOptions
            correct the override and the page; if they still hold, run "npm run docs:verify -- --update overrides""
    `);
  });

  it('names an override whose composed value changed', () => {
    const probes = {...facts.probes, cjs: {'output.module': true}};
    expect(report({now: {...facts, probes}})).toMatchInlineSnapshot(`
      "✗ overrides.json:9:1: output.module: the composed value changed underneath the override
            - {"esm":true,"cjs, umd":false}   (when the override was written)
            + {"esm, cjs":true,"umd":false}   (in the package)
            readers see: \`true\` for \`esm\`, otherwise \`false\`
            correct the override and the page; if they still hold, run "npm run docs:verify -- --update overrides""
    `);
  });

  it('names an override of an option that is gone, a probe that is none, and a docblock that it does not replace', () => {
    const overrides: Record<string, OptionOverride> = {
      'lib.old': {default: '1', verifiedBy: 'docblock'},
      'output.module': {...OVERRIDES['output.module'], probed: {}, verifiedBy: 'probe:output.modul'},
      mode: {type: 'string', verifiedBy: 'docblock'},
    };
    expect(report({overrides})).toMatchInlineSnapshot(`
      "✗ overrides.json:2:1: lib.old: @rslib/core@1.0.1 has no such option
            remove the override
      ✗ overrides.json:6:1: output.module: is verified by probe:output.modul, but the facts have no such probe
            name another one, or a sample
      ✗ overrides.json:12:1: mode: says verifiedBy "docblock", but replaces nothing of the docblock
            name the sample that proves the value"
    `);
  });

  it('finds nothing in the committed overrides that no sample has to prove', () => {
    const samples = Object.values(version.overrides).map(({verifiedBy}) => verifiedBy);
    expect(report({overrides: version.overrides, now: version.facts, samples})).toBe('');
  });
});

describe('refreshOverrides', () => {
  it('takes over what the facts say now, and keeps what readers see', () => {
    const lib = {dts: {...facts.lib.dts, default: '`true`', shape: 'boolean'}};
    const now = {...facts, lib, probes: {esm: {'output.module': true}}};
    const refreshed = refreshOverrides(OVERRIDES, now);
    expect(refreshed['lib.dts']).toEqual({...OVERRIDES['lib.dts'], replaces: '`true`', replacesType: 'boolean'});
    expect(refreshed['output.module'].probed).toEqual({esm: true});
    expect(report({overrides: {...refreshed}, now})).toBe('');
  });
});
