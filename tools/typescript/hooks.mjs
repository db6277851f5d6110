/** Module hooks of Node: TypeScript files are compiled as they are imported, and found without their extension and by `@site`. */
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';
import ts from 'typescript';

const compilerOptions = {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: false};
/** The site's folder, and how its modules name it. */
const ROOT = new URL('../../', import.meta.url);
const SITE = '@site/';

export function resolve(specifier, context, next) {
  const isOfSite = specifier.startsWith(SITE);
  if ((isOfSite || specifier.startsWith('.')) && context.parentURL?.endsWith('.ts')) {
    const url = isOfSite ? new URL(specifier.slice(SITE.length), ROOT) : new URL(specifier, context.parentURL);
    const found = [`${url.href}.ts`, `${url.href}/index.ts`].find((href) => existsSync(fileURLToPath(href)));
    if (found !== undefined) {
      return {url: found, shortCircuit: true};
    }
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  if (!url.endsWith('.ts')) {
    return next(url, context);
  }
  const fileName = fileURLToPath(url);
  const {outputText} = ts.transpileModule(readFileSync(fileName, 'utf8'), {fileName, compilerOptions});
  return {format: 'module', source: outputText, shortCircuit: true, responseURL: pathToFileURL(fileName).href};
}
