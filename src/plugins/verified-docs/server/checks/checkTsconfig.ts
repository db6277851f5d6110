import {createRequire} from 'node:module';
import path from 'node:path';
import type TypeScript from 'typescript';
import {findNearMatches} from '../../../../server/facts/resolveOption';
import {stripCodeMarks} from '../samples/parseFences';
import type {Page} from '../samples/readPage';
import type {Fence, Place, Problem} from '../samples/types';

const TITLE = /(?:^|\/)tsconfig(?:\.[\w-]+)?\.json$/;
/** Keys of the file itself; the last ones are read by other tools. */
const KEYS = new Set([
  ...['compilerOptions', 'extends', 'files', 'include', 'exclude', 'references', 'watchOptions', 'typeAcquisition'],
  ...['compileOnSave', 'display', '$schema', 'ts-node', 'vueCompilerOptions'],
]);

type Compiler = typeof TypeScript;

/** An excerpt may leave out the outer braces. */
function complete(code: string): string {
  return /^\s*(?:\/[/*][^\n]*\n\s*)*\{/.test(code) ? code : `{${code.trimEnd().replace(/,$/, '')}\n}`;
}

/** Line of a key in the block, from 1; 0 for the fence itself. */
function findLine(code: string, key: string): number {
  return code.split('\n').findIndex((row) => row.includes(`"${key}"`)) + 1;
}

function getNames(ts: Compiler): string[] {
  // Not in the compiler's public types, and in every release since 2.0.
  const {optionDeclarations} = ts as unknown as {optionDeclarations?: {name: string}[]};
  return optionDeclarations?.map(({name}) => name) ?? [];
}

/** Problems of one tsconfig.json: it has to parse, with keys and compiler options that the installed TypeScript knows. */
export function checkTsconfig(code: string, place: Place, ts: Compiler): Problem[] {
  const text = complete(code);
  const at = (line: number): Place => ({...place, line: place.line + line});
  const parsed = ts.parseConfigFileTextToJson('tsconfig.json', text);
  const {error} = parsed;
  if (error) {
    const message = ts.flattenDiagnosticMessageText(error.messageText, ' ');
    const line = text.slice(0, error.start ?? 0).split('\n').length;
    return [{place: at(line), message: `the tsconfig.json does not parse: ${message}`}];
  }
  const config = (parsed.config ?? {}) as Readonly<Record<string, unknown>>;
  const keys = Object.keys(config)
    .filter((key) => !KEYS.has(key))
    .map((key) => {
      const near = findNearMatches(key, [...KEYS, ...getNames(ts)]);
      const hint = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
      return {place: at(findLine(code, key)), message: `tsconfig.json has no key "${key}"${hint}`};
    });
  const {errors} = ts.convertCompilerOptionsFromJson(config.compilerOptions ?? {}, '.');
  return [
    ...keys,
    ...errors.map((diagnostic) => {
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
      const name = /'-{0,2}(\w+)'/.exec(message)?.[1] ?? '';
      return {place: at(findLine(code, name)), message: `TypeScript ${ts.version}: ${message}`};
    }),
  ];
}

function isTsconfig({meta: {title, nocheck, fails}}: Fence): boolean {
  return typeof title === 'string' && TITLE.test(title) && nocheck === undefined && !fails;
}

/** Checks every block titled tsconfig.json with the TypeScript of the docs version's packages. */
export function checkTsconfigs(pages: readonly Page[], envFolder: string): {checked: number; problems: Problem[]} {
  const blocks = pages.flatMap((page) =>
    page.fences.filter(isTsconfig).map((fence) => ({
      code: stripCodeMarks(fence),
      place: {file: page.file, line: fence.line, column: fence.column, title: String(fence.meta.title)},
    })),
  );
  if (blocks.length === 0) {
    return {checked: 0, problems: []};
  }
  const ts = createRequire(path.join(envFolder, 'x.js'))('typescript') as Compiler;
  return {checked: blocks.length, problems: blocks.flatMap(({code, place}) => checkTsconfig(code, place, ts))};
}
