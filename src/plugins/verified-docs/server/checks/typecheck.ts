import {createRequire} from 'node:module';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type TypeScript from 'typescript';
import type {Place, Problem} from '../samples/types';

export type TypedBlock = {
  readonly place: Place;
  /** File name in its project, with the ending of a script: `rslib.config.ts`. */
  readonly name: string;
  readonly code: string;
  /** The other files of the project, which the block may import. */
  readonly siblings: Readonly<Record<string, string>>;
};

type Program = {
  readonly ts: typeof TypeScript;
  readonly program: TypeScript.Program;
  readonly blocks: ReadonlyMap<string, TypedBlock>;
};

/**
 * `defineConfig` has overloads, and the compiler reports the last one only, which hides the misspelled name. Blocks with an
 * error are checked once more with a single signature, for the message.
 */
const PLAIN_HEAD = `export * from '@rslib/core';
import type {ConfigParams, RslibConfig} from '@rslib/core';
`;
const PLAIN_MODULES = {
  'plain-object': `${PLAIN_HEAD}export declare function defineConfig(config: RslibConfig): RslibConfig;\n`,
  'plain-function': `${PLAIN_HEAD}export declare function defineConfig(config: (env: ConfigParams) => RslibConfig | Promise<RslibConfig>): RslibConfig;\n`,
};

function importPlainModule(code: string, root: string): string {
  const name = /defineConfig\(\s*\{/.test(code) ? 'plain-object' : 'plain-function';
  return code.replace(
    /(import[^;]*?\bdefineConfig\b[^;]*?from\s*['"])@rslib\/core(?=['"])/,
    `$1${path.posix.join(root, name)}`,
  );
}

function createProgram(blocks: readonly TypedBlock[], envFolder: string, isPlain: boolean): Program {
  const ts = createRequire(path.join(envFolder, 'x.js'))('typescript') as typeof TypeScript;
  // The compiler asks for files with slashes on every system.
  const root = posixPath(path.join(envFolder, '.types'));
  const files = new Map<string, string>();
  const roots = new Map<string, TypedBlock>();
  for (const [name, code] of Object.entries(PLAIN_MODULES)) {
    files.set(path.posix.join(root, `${name}.d.ts`), code);
  }
  blocks.forEach((block, index) => {
    const folder = path.posix.join(root, String(index));
    for (const [name, code] of Object.entries(block.siblings)) {
      files.set(path.posix.join(folder, name), code);
    }
    const file = path.posix.join(folder, block.name);
    const code = isPlain ? importPlainModule(block.code, root) : block.code;
    files.set(file, code);
    roots.set(file, block);
  });
  const options: TypeScript.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    // The declarations of @rslib/core 1.0.1 name a package that it does not install.
    skipLibCheck: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    resolveJsonModule: true,
    types: ['node'],
    typeRoots: [path.join(envFolder, 'node_modules', '@types')],
  };
  const host = ts.createCompilerHost(options);
  const disk = ts.createCompilerHost(options);
  host.fileExists = (file) => files.has(file) || disk.fileExists(file);
  host.readFile = (file) => files.get(file) ?? disk.readFile(file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? disk.getSourceFile(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion, true);
  };
  // Virtual folders exist; the compiler looks for files in them only then.
  delete host.directoryExists;
  return {ts, program: ts.createProgram([...roots.keys()], options, host), blocks: roots};
}

function findProblems({ts, program, blocks}: Program): Map<TypedBlock, Problem[]> {
  const problems = new Map<TypedBlock, Problem[]>();
  for (const [file, block] of blocks) {
    const source = program.getSourceFile(file);
    if (!source) {
      continue;
    }
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      (diagnostic) => {
        const {line, character} = ts.getLineAndCharacterOfPosition(source, diagnostic.start ?? 0);
        const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').slice(0, 400);
        return {
          place: {...block.place, line: block.place.line + line + 1, column: block.place.column + character},
          message: `TS${diagnostic.code}: ${text}\n  | ${(block.code.split('\n')[line] ?? '').trim()}`,
        };
      },
    );
    if (found.length > 0) {
      problems.set(block, found);
    }
  }
  return problems;
}

/** Type errors of the blocks, checked in one program against the packages of the docs version. */
export function typecheck(blocks: readonly TypedBlock[], envFolder: string): Map<TypedBlock, Problem[]> {
  if (blocks.length === 0) {
    return new Map();
  }
  const problems = findProblems(createProgram(blocks, envFolder, false));
  if (problems.size === 0) {
    return problems;
  }
  const plain = findProblems(createProgram([...problems.keys()], envFolder, true));
  return new Map([...problems].map(([block, found]) => [block, plain.get(block) ?? found]));
}
