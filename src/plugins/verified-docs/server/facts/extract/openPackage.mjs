import {readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/**
 * The declarations of an installed package, opened with the TypeScript checker:
 *
 * - `folder`, `manifest`: where the package is, its package.json;
 * - `ts`, `checker`, `entry`: the compiler, its checker and the package's declaration file;
 * - `exports`: its exported symbols by name, aliases resolved, in the order of declaration;
 * - `isOwn`: whether a declaration is the package's own, not one of its dependencies'.
 *
 * Throws if `typescriptFolder` holds a version without a compiler API (7 and later).
 */
export function openPackage(packageFolder, typescriptFolder) {
  const folder = realpathSync(packageFolder);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const ts = createRequire(import.meta.url)(path.resolve(typescriptFolder));
  if (typeof ts.createProgram !== 'function') {
    throw new Error(
      `typescript ${ts.version ?? '?'} at ${typescriptFolder} has no compiler API (7 ships none); give a 5.x or 6.x`,
    );
  }
  const file = path.join(folder, manifest.types);
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(file);
  const resolveAlias = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const exports = new Map(
    checker.getExportsOfModule(checker.getSymbolAtLocation(entry)).map((symbol) => [symbol.name, resolveAlias(symbol)]),
  );
  // The compiler writes slashes on every system.
  const root = `${folder.replaceAll(path.sep, '/')}/`;
  const isOwn = (declaration) => {
    const {fileName} = declaration.getSourceFile();
    return fileName.startsWith(root) && !fileName.slice(root.length).includes('node_modules');
  };
  return {folder, manifest, ts, checker, entry, exports, isOwn};
}

/** Version of a dependency as the package resolves it; `null` when it is not installed. */
export function getDependencyVersion({folder}, name) {
  const require = createRequire(path.join(folder, 'package.json'));
  try {
    for (let current = path.dirname(require.resolve(name)); ; current = path.dirname(current)) {
      const manifest = readManifest(current);
      if (manifest?.name === name) {
        return manifest.version;
      }
      if (current === path.dirname(current)) {
        return null;
      }
    }
  } catch {
    return null;
  }
}

function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
