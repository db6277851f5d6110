/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compareFacts} from '@site/src/plugins/verified-docs/server/facts/compareFacts';
import {readInstalledFacts} from '@site/src/plugins/verified-docs/server/facts/readInstalled';
import {installEnv} from '@site/src/plugins/verified-docs/server/installEnv';
import {getEnvFolder} from '@site/src/plugins/verified-docs/server/samples/hashSample';
import type {Facts} from '@site/src/lib/facts/types';
import {readFacts} from '@site/src/server/facts/readFacts';

const ROOT = path.resolve(__dirname, '..', '..', '..', '..', '..', '..');
const MODULES = './src/plugins/verified-docs/server/facts/extract';
const TIMEOUT_MS = 300_000;

const DECLARATIONS = `
/** Rslib's own options. */
export type Dts = boolean | {
  /** @defaultValue \`false\` */
  bundle?: boolean;
  targets?: {platform?: 'linux' | 'win32'}[];
};
export interface LibConfig {
  /**
   * @defaultValue \`'esm'\`
   * @see {@link https://rslib.rs/config/lib/format}
   */
  format?: Format;
  dts?: Dts;
  /** @deprecated Use {@link LibConfig.dts} instead. */
  types: string;
}
export interface RslibConfig {
  lib?: LibConfig[];
  dts?: Dts;
  _private?: string;
}
export type Format = 'esm' | 'cjs';
export type Syntax = 'es5' | string[];
export interface BuildOptions { watch?: boolean }
export declare function build(options?: BuildOptions): Promise<void>;
export declare const version: string;
`;

/** Runs an expression against the scripts in Node, where ES modules load as they are. */
function evaluate(expression: string): unknown {
  const names = ['openPackage', 'readOptions', 'readApi', 'readCli', 'formatFacts'];
  const imports = names.map((name) => `import * as ${name} from '${MODULES}/${name}.mjs';`).join('\n');
  const script = `${imports}\nconsole.log(JSON.stringify(${expression}))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {cwd: ROOT, encoding: 'utf8'}),
  ) as unknown;
}

describe('extractFacts', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'facts-'));
    writeFileSync(path.join(folder, 'package.json'), '{"name": "a", "version": "1.0.0", "types": "index.d.ts"}');
    writeFileSync(path.join(folder, 'index.d.ts'), DECLARATIONS);
  });

  afterAll(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  it('reads options with type, default, marks and nested keys from declarations', () => {
    const opened = `openPackage.openPackage(${JSON.stringify(folder)}, './node_modules/typescript')`;
    const {lib, top} = evaluate(`readOptions.readOptions(${opened})`) as Facts;
    expect(lib).toEqual({
      format: {type: 'Format', shape: "'esm' | 'cjs'", default: "`'esm'`", see: '/config/lib/format'},
      dts: {type: 'Dts', shape: 'boolean | object'},
      'dts.bundle': {type: 'boolean', default: '`false`'},
      'dts.targets': expect.objectContaining({type: expect.stringContaining('platform') as string}) as object,
      'dts.targets[].platform': expect.objectContaining({shape: "'linux' | 'win32'"}) as object,
      types: {type: 'string', deprecated: 'Use LibConfig.dts instead.', required: true},
    });
    expect(top).toEqual({lib: {own: true}, dts: {own: true, perLib: true}});
  });

  it('reads signatures of values and fields of types', () => {
    const opened = `openPackage.openPackage(${JSON.stringify(folder)}, './node_modules/typescript')`;
    const {values, types} = evaluate(`readApi.readApi(${opened})`) as Facts['api'];
    expect(values).toEqual({build: ['(options?: BuildOptions | undefined): Promise<void>'], version: 'string'});
    expect(types.BuildOptions).toEqual({watch: {type: 'boolean'}});
    expect(types.Format).toBe(1);
  });

  it('reads commands and options from a help text', () => {
    const help = `Usage:
  $ tool [command]

Commands:
  build    build the library
  inspect  inspect it

For more info, run any command with --help

Options:
  -w, --watch           watch for changes (default: false)
  --config <file>       the file [required]
  -h, --help            show help
`;
    expect(evaluate(`readCli.parseHelp(${JSON.stringify(help)})`)).toEqual({
      commands: {build: 'build the library', inspect: 'inspect it'},
      options: {
        '--watch': {short: '-w', default: 'false', text: 'watch for changes'},
        '--config': {value: 'file', text: 'the file [required]'},
        '--help': {short: '-h', text: 'show help'},
      },
    });
  });

  it('writes one option a line, expressions and functions as words', () => {
    expect(evaluate(`formatFacts.formatFacts({a: {b: {c: /x/, d: () => 1}}, e: [1]})`)).toBe(
      '{\n "a":{"b":{"c":"/x/","d":"function"}},\n "e":[1]\n}\n',
    );
  });

  it.each(['1.x', '0.x'])(
    'gives the committed facts of %s from its own packages (VERSION-04)',
    (version) => {
      const env = getEnvFolder(ROOT, version);
      installEnv(env);
      expect(readInstalledFacts(env, folder)).toBe(
        readFileSync(path.join(ROOT, `src/plugins/verified-docs/facts/${version}.json`), 'utf8'),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'reads facts from the cache, and tells a renamed option from them',
    () => {
      const env = getEnvFolder(ROOT, '1.x');
      installEnv(env);
      const text = readInstalledFacts(env, folder);
      expect(readInstalledFacts(env, folder)).toBe(text);
      const installed = JSON.parse(text.replace('"umdName":', '"umdGlobal":')) as Facts;
      const [problem] = compareFacts(readFacts('1.x').facts, installed, [], 'facts.json');
      expect(problem.message).toContain('the option lib.umdName is');
    },
    TIMEOUT_MS,
  );
});
