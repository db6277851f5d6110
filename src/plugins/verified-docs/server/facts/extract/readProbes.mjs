import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** `mf` is missing: without the plugin of Module Federation the package ends the process. */
const FORMATS = ['esm', 'cjs', 'umd', 'iife'];

function writeProject(folder) {
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src', 'index.ts'), 'export const a = 1;\n');
  writeFileSync(path.join(folder, 'package.json'), '{"name":"probe","type":"module"}');
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
}

/** The values whose defaults pages mention; `config` is Rsbuild's part, `bundler` Rspack's. */
function selectValues(config, bundler) {
  const {output, performance, splitChunks} = config;
  return {
    'output.target': output.target,
    'output.filenameHash': output.filenameHash,
    'output.minify': output.minify,
    'output.autoExternal': output.autoExternal,
    'output.distPath': output.distPath,
    'output.module': output.module,
    'output.cleanDistPath': output.cleanDistPath,
    'output.sourceMap': output.sourceMap,
    'output.externals': Array.isArray(output.externals) ? `${output.externals.length} entries` : output.externals,
    'output.overrideBrowserslist': output.overrideBrowserslist,
    'output.emitCss': output.emitCss,
    'output.dataUriLimit': output.dataUriLimit,
    splitChunks,
    'performance.buildCache': performance?.buildCache,
    'rspack.target': bundler?.target,
    'rspack.externalsType': bundler?.externalsType,
    'rspack.library': bundler?.output?.library,
    'rspack.chunkFormat': bundler?.output?.chunkFormat,
    'rspack.nodeEnv': bundler?.optimization?.nodeEnv,
    'rspack.moduleIds': bundler?.optimization?.moduleIds,
    'rspack.concatenateModules': bundler?.optimization?.concatenateModules,
    'rspack.minimize': bundler?.optimization?.minimize,
    mode: bundler?.mode,
  };
}

async function readProbe({createRslib}, folder, format) {
  try {
    const rslib = await createRslib({cwd: folder, config: {lib: [{format}]}});
    const {origin} = await rslib.inspectConfig({writeToDisk: false, verbose: false});
    const [config] = Object.values(origin?.environmentConfigs ?? {});
    return config ? selectValues(config, origin.bundlerConfigs?.[0]) : {error: 'no environment'};
  } catch (error) {
    const [message] = String(error.message ?? error)
      .replace(/\u001b\[\d+m/g, '')
      .split('\n');
    return {error: message};
  }
}

/** The configuration that the package composes for each format when the author sets nothing else. */
export async function readProbes(core) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rslib-probe-'));
  try {
    writeProject(folder);
    const probes = {};
    for (const format of FORMATS) {
      probes[format] = await readProbe(core, folder, format);
    }
    return probes;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
