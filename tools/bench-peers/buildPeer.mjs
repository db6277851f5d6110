import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where the docs have their pictures. */
const PICTURES = path.join('img', 'docs');

function run(program, args, cwd) {
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'},
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (error !== undefined || status !== 0) {
    throw new Error(`"${path.basename(program)} ${args.join(' ')}" failed: ${error?.message ?? stderr ?? stdout}`);
  }
}

/** Installs the packages of a generator below `folder`, unless they are there. No script of a package is run. */
function install(folder, packages) {
  const file = path.join(folder, 'package.json');
  const wanted = JSON.stringify({private: true, dependencies: packages}, null, 2);
  if (existsSync(path.join(folder, 'node_modules')) && readFileSync(file, 'utf8') === wanted) {
    return;
  }
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, wanted);
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], folder);
}

/** Puts pages where the server looks for them: `x.html` becomes `x/index.html`. */
export function movePages(outDir) {
  const pages = readdirSync(outDir, {recursive: true}).filter(
    (file) => file.endsWith('.html') && !['index.html', '404.html'].includes(path.basename(file)),
  );
  for (const page of pages) {
    const file = path.join(outDir, page);
    const folder = file.replace(/\.html$/, '');
    mkdirSync(folder, {recursive: true});
    renameSync(file, path.join(folder, 'index.html'));
  }
}

/**
 * Writes the docs as a site of one generator, with the pictures below `siteDir` that they show, builds it cold, and returns where it
 * is, with the seconds it took.
 */
export function buildPeer(folder, {packages, program, command, outDir, publicDir, files}, {docs, siteDir}) {
  install(folder, packages);
  const written = files(docs);
  const tops = new Set([...Object.keys(written), outDir, publicDir].map((file) => file.split('/')[0]));
  for (const top of [...tops, '.astro', '.docusaurus', '.vitepress', 'node_modules/.cache', 'node_modules/.astro']) {
    rmSync(path.join(folder, top), {recursive: true, force: true});
  }
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  cpSync(path.join(siteDir, PICTURES), path.join(folder, publicDir, PICTURES), {recursive: true});
  const start = performance.now();
  run(program === undefined ? process.execPath : path.join(folder, program), command, folder);
  const seconds = (performance.now() - start) / 1000;
  movePages(path.join(folder, outDir));
  return {outDir: path.join(folder, outDir), seconds};
}
