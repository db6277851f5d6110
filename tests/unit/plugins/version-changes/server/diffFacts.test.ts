/** @jest-environment node */
import {diffApi, diffFlags, diffOption, diffOptions} from '@site/src/plugins/version-changes/server/diffFacts';
import type {Aspect} from '@site/src/lib/changes';
import type {FlagFact, Facts, OptionOverride} from '@site/src/lib/facts/types';
import type {VersionFacts} from '@site/src/server/facts/readFacts';
import {EMPTY_FACTS} from './support';

function version(facts: Partial<Facts>, overrides: Record<string, OptionOverride> = {}): VersionFacts {
  return {facts: {...EMPTY_FACTS, ...facts}, overrides, overridesText: '{}'};
}

describe('diffOption', () => {
  const old = version({
    lib: {
      kept: {type: 'string', default: '`a`'},
      bundle: {type: 'boolean', default: '`false`'},
      engine: {type: 'string'},
      older: {type: 'boolean', default: '`true`'},
      fading: {type: 'boolean'},
      trial: {type: 'boolean', experimental: true},
      unknown: {},
    },
  });
  const now = version({
    top: {bundle: {own: true}},
    lib: {
      kept: {type: 'string', default: '`a`'},
      bundle: {type: 'boolean', default: '`true`'},
      engine: {type: 'string | string[]'},
      fresh: {type: 'number', default: '`1`'},
      fading: {type: 'boolean', deprecated: 'Use `fresh` instead.'},
      trial: {type: 'boolean'},
      unknown: {type: 'boolean'},
    },
  });

  it.each([
    ['lib.kept', undefined],
    ['lib.nowhere', undefined],
    ['lib.unknown', undefined],
    [
      'lib.bundle',
      {
        kind: 'changed',
        aspects: [
          {name: 'default', from: '`false`', to: '`true`'},
          {name: 'place', from: 'lib', to: 'both'},
        ],
      },
    ],
    ['lib.engine', {kind: 'changed', aspects: [{name: 'type', from: 'string', to: 'string | string[]'}]}],
    [
      'lib.fresh',
      {
        kind: 'new',
        aspects: [
          {name: 'type', to: 'number'},
          {name: 'default', to: '`1`'},
        ],
      },
    ],
    [
      'lib.older',
      {
        kind: 'removed',
        aspects: [
          {name: 'type', from: 'boolean'},
          {name: 'default', from: '`true`'},
        ],
      },
    ],
    ['lib.fading', {kind: 'deprecated', aspects: [{name: 'deprecated', to: '`fresh`'}]}],
    ['lib.trial', {kind: 'changed', aspects: [{name: 'experimental', from: 'true'}]}],
  ])('says of %s %j', (name, expected) => {
    expect(diffOption(name, [old, now])).toEqual(expected === undefined ? undefined : {name, ...expected});
  });

  it('takes a better text that one version alone has for no change', () => {
    const lib = {dir: {type: 'string', default: '`dist`'}};
    const override: OptionOverride = {default: 'the folder `dist`', verifiedBy: 'docblock'};
    expect(diffOptions([version({lib}), version({lib}, {'lib.dir': override})])).toEqual([]);
  });

  it('names the place of a nested option with its parent only', () => {
    const lib = {dts: {type: 'Dts'}, 'dts.bundle': {type: 'boolean'}};
    const names = diffOptions([version({lib}), version({lib, top: {dts: {own: true}}})]).map(({name}) => name);
    expect(names).toEqual(['lib.dts']);
  });
});

describe('diffFlags', () => {
  const cli = (perCommand: Facts['cli']['perCommand'], options: Facts['cli']['options'] = {}): Facts => ({
    ...EMPTY_FACTS,
    cli: {commands: {}, options, perCommand},
  });

  it('names commands and flags that came and went, and other defaults', () => {
    const before = cli({build: ['--watch', '--old'], gone: []}, {'--watch': {text: 'x', default: 'no'}});
    const now = cli({build: ['--watch', '--mode']}, {'--watch': {text: 'x', default: 'yes'}});
    expect(diffFlags(before, now).map(({name, kind}) => `${kind} ${name}`)).toEqual([
      'changed rslib build --watch',
      'new rslib build --mode',
      'removed rslib build --old',
      'removed rslib gone',
    ]);
  });
});

describe('diffFlags of flags that both versions have', () => {
  const flag = (fact: Omit<FlagFact, 'text'>): Facts => ({
    ...EMPTY_FACTS,
    cli: {commands: {}, options: {'--mode': {text: 'x', ...fact}}, perCommand: {build: ['--mode']}},
  });

  it.each<[string, Omit<FlagFact, 'text'>, Omit<FlagFact, 'text'>, Aspect[]]>([
    ['nothing', {short: '-m', value: 'mode'}, {short: '-m', value: 'mode'}, []],
    ['another value', {value: 'mode'}, {value: 'path'}, [{name: 'type', from: '--mode <mode>', to: '--mode <path>'}]],
    ['no value any more', {value: 'mode'}, {}, [{name: 'type', from: '--mode <mode>', to: '--mode'}]],
    [
      'a short form',
      {value: 'mode'},
      {short: '-m', value: 'mode'},
      [{name: 'type', from: '--mode <mode>', to: '-m, --mode <mode>'}],
    ],
    [
      'another value and default',
      {value: 'mode', default: 'a'},
      {value: 'path', default: 'b'},
      [
        {name: 'type', from: '--mode <mode>', to: '--mode <path>'},
        {name: 'default', from: 'a', to: 'b'},
      ],
    ],
  ])('says of one with %s what it was and is', (_title, before, now, aspects) => {
    const expected = aspects.length === 0 ? [] : [{name: 'rslib build --mode', kind: 'changed', aspects}];
    expect(diffFlags(flag(before), flag(now))).toEqual(expected);
  });
});

describe('diffApi', () => {
  const api = (values: Facts['api']['values'], types: Facts['api']['types']): Facts => ({
    ...EMPTY_FACTS,
    api: {values, types},
  });

  it('names exports, types and fields, but no fields that one fact file does not list', () => {
    const before = api({run: '(): void', old: '(): void'}, {Result: {code: {type: 'number'}}, Bare: 1});
    const now = api(
      {run: '(): Promise<void>'},
      {Result: {code: {type: 'number'}, files: {type: 'string[]'}}, Bare: {a: {type: 'string'}}, Fresh: 1},
    );
    expect(diffApi(before, now).map(({name, kind}) => `${kind} ${name}`)).toEqual([
      'changed run',
      'removed old',
      'new Result.files',
      'new Fresh',
    ]);
  });

  it('names defaults of fields that are values, not those that a docblock describes in a sentence', () => {
    const mode = (text: string): ReturnType<typeof api> =>
      api({}, {Options: {mode: {type: 'string', default: text}, kept: {type: 'number', default: '1'}}});
    expect(diffApi(mode("`'a'`"), mode("'b'"))).toEqual([
      {name: 'Options.mode', kind: 'changed', aspects: [{name: 'default', from: "`'a'`", to: "'b'"}]},
    ]);
    expect(diffApi(mode('Taken from `NODE_ENV`.'), mode('Inferred from `NODE_ENV`.'))).toEqual([]);
  });

  it('says of a long text that it changed, and shows how it begins', () => {
    const signature = (end: string): string => `(${'option: string, '.repeat(12)}${end}): void`;
    const [change] = diffApi(api({run: signature('a')}, {}), api({run: signature('b')}, {}));
    expect(change).toMatchObject({name: 'run', kind: 'changed'});
    const long = diffApi(api({run: signature('a')}, {}), api({run: '(): void'}, {}))[0].aspects[0];
    expect(long).toMatchObject({from: `${signature('a').slice(0, 160)}…`, to: '(): void'});
    expect(diffApi(api({run: '(): void'}, {}), api({run: 'x'.repeat(160)}, {}))[0].aspects[0].to).toBe('x'.repeat(160));
  });
});
