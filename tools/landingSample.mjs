/**
 * Writes what the landing page shows of Rslib, a small library, its configuration and the files that a build makes of them:
 * `npm run docs:landing -- --help`.
 */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ROOT} from './build.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run docs:landing -- [--check]

Builds the small library of the landing page with the pinned @rslib/core of the newest docs, and writes what the page shows of it.

  --check   writes nothing, and fails when the page shows something else`;

const TARGET = path.join(ROOT, 'src', 'components', 'Landing', 'Showcase', 'sample.json');

const CONFIG = `import {defineConfig} from '@rslib/core';

export default defineConfig({
  lib: [
    {format: 'esm', dts: true},
    {format: 'cjs'},
    {
      format: 'esm',
      bundle: false,
      source: {entry: {index: './src/**'}},
      output: {distPath: './dist/modules'},
    },
    {
      format: 'umd',
      umdName: 'palette',
      output: {
        target: 'web',
        distPath: './dist/umd',
        minify: true,
      },
    },
  ],
});
`;

const SOURCES = {
  'src/index.ts': `export {mix} from './mix';
export type {Color} from './color';
`,
  'src/mix.ts': `import {toHex, type Color} from './color';

/** The color halfway between two others, as a hex string. */
export function mix(a: Color, b: Color): string {
  const [red, green, blue] = a.map((part, i) => Math.round((part + b[i]) / 2));
  return toHex([red, green, blue]);
}
`,
  'src/color.ts': `/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

export const toHex = (color: Color): string =>
  '#' + color.map((part) => part.toString(16).padStart(2, '0')).join('');
`,
};

const OTHER_FILES = {
  'package.json': '{"name": "palette", "version": "1.0.0", "private": true, "type": "module"}\n',
  'tsconfig.json': `${JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      rootDir: 'src',
    },
    include: ['src'],
  })}\n`,
};

function writeProject(folder) {
  for (const [name, text] of Object.entries({'rslib.config.ts': CONFIG, ...SOURCES, ...OTHER_FILES})) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
}

function readOutput(folder) {
  return readdirSync(path.join(folder, 'dist'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return {path: path.relative(folder, file).split(path.sep).join('/'), bytes: Buffer.byteLength(text), text};
    });
}

function buildSample(root) {
  // Where samples are built, too: git ignores what an interrupted build leaves there, and packages are found from it.
  const runs = path.join(root, '.runs');
  mkdirSync(runs, {recursive: true});
  const folder = mkdtempSync(path.join(runs, 'landing-sample-'));
  try {
    const manifest = path.join(root, 'node_modules', '@rslib', 'core', 'package.json');
    const {version, bin} = createRequire(import.meta.url)(manifest);
    writeProject(folder);
    const args = [path.join(path.dirname(manifest), bin.rslib), 'build'];
    const {status} = spawnSync(process.execPath, args, {cwd: folder, stdio: 'inherit'});
    if (status !== 0) {
      throw new Error('rslib build failed; its message is above.');
    }
    return {version, config: CONFIG, source: SOURCES['src/mix.ts'], files: readOutput(folder)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The folder with the packages that the newest docs are checked with; they are installed when they are missing. */
function installPackages() {
  const {label} = loadTypeScript('src/server/site/readSiteFiles.ts').readCurrentVersion(ROOT);
  const {getEnvFolder} = loadTypeScript('src/plugins/verified-docs/server/samples/hashSample.ts');
  const folder = getEnvFolder(ROOT, label);
  loadTypeScript('src/plugins/verified-docs/server/installEnv.ts').installEnv(folder);
  return folder;
}

function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values} = parseArgs({args, options: {check: {type: 'boolean', default: false}}});
  const text = `${JSON.stringify(buildSample(installPackages()), null, 2)}\n`;
  if (!values.check) {
    writeFileSync(TARGET, text);
  } else if (readFileSync(TARGET, 'utf8') !== text) {
    console.error(
      `${path.relative(ROOT, TARGET)} is not what the build makes; run "npm run docs:landing" and commit it.`,
    );
    process.exitCode = 1;
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(`docs:landing: ${error.message}`);
  process.exitCode = 1;
}
