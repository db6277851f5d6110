/**
 * Prints the facts of one installed @rslib/core: options, types and docblock defaults from its declarations (through the
 * TypeScript checker), commands and flags from `--help`, and the configuration it composes for each format.
 *
 *   node extractFacts.mjs --pkg DIR --typescript DIR
 *
 * `--typescript` is a folder of TypeScript 5 or 6: 7 has no compiler API. A process of its own, because the package ends
 * the process at some errors.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {formatFacts} from './extract/formatFacts.mjs';
import {getDependencyVersion, openPackage} from './extract/openPackage.mjs';
import {readApi, readUnions} from './extract/readApi.mjs';
import {readCli} from './extract/readCli.mjs';
import {readNested} from './extract/readNested.mjs';
import {readOptions} from './extract/readOptions.mjs';
import {readProbes} from './extract/readProbes.mjs';

async function extractFacts(packageFolder, typescriptFolder) {
  const opened = openPackage(packageFolder, typescriptFolder);
  const {folder, manifest, ts} = opened;
  const core = await import(pathToFileURL(path.join(folder, manifest.main)).href);
  return {
    package: `${manifest.name}@${manifest.version}`,
    node: manifest.engines?.node,
    peerDependencies: manifest.peerDependencies,
    peerOptional: Object.keys(manifest.peerDependenciesMeta ?? {}),
    dependencies: manifest.dependencies,
    resolved: {
      '@rsbuild/core': getDependencyVersion(opened, '@rsbuild/core'),
      'rsbuild-plugin-dts': getDependencyVersion(opened, 'rsbuild-plugin-dts'),
    },
    typescriptUsed: ts.version,
    exportsMap: Object.keys(manifest.exports),
    unions: readUnions(opened),
    ...readOptions(opened),
    nested: readNested(opened),
    api: readApi(opened),
    runtimeExports: Object.keys(core).sort(),
    cli: readCli(opened),
    probes: await readProbes(core),
  };
}

const {values} = parseArgs({options: {pkg: {type: 'string'}, typescript: {type: 'string'}}});
if (!values.pkg || !values.typescript) {
  console.error('usage: extractFacts.mjs --pkg DIR --typescript DIR');
  process.exitCode = 2;
} else {
  process.stdout.write(formatFacts(await extractFacts(values.pkg, values.typescript)));
}
