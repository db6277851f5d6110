/** Whether the last commit gives the same site twice: `npm run build:compare -- --help`. */
import {spawnSync} from 'node:child_process';
import {appendFileSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadTypeScript} from '../loadTypeScript.mjs';
import {showHelp} from '../showHelp.mjs';
import {compareFolders} from './compareFolders.mjs';

const HELP = `npm run build:compare -- [DIR DIR]

Builds the last commit in two clones in folders of different names, each with packages of its own, one after the other,
and compares every byte. The second one is built twice more, with a page changed and changed back, so that all it has
comes from the caches. With two folders it compares the builds in them instead.`;

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Ignored by git. */
const FOLDER = path.join(ROOT, '.cache', 'reproduce');
const PLACES = ['a', path.join('another-place', 'b')];
/** The page that changes between two builds of the second place. */
const CHANGED_PAGE = path.join('docs', 'guide', 'start', 'quick-start.mdx');
/** Differences that are shown. */
const SHOWN = 20;

function run(program, args, cwd) {
  const {status} = spawnSync(program, args, {cwd, stdio: 'inherit', env: {...process.env, NODE_ENV: 'production'}});
  if (status !== 0) {
    throw new Error(`"${path.basename(program)} ${args.join(' ')}" failed with status ${status}`);
  }
}

function build(folder) {
  run(process.execPath, [path.join(folder, 'tools', 'build', 'cli.mjs')], folder);
}

function buildIn(folder, commit) {
  rmSync(folder, {recursive: true, force: true});
  run('git', ['clone', '--quiet', '--no-checkout', ROOT, folder], ROOT);
  run('git', ['checkout', '--quiet', '--detach', commit], folder);
  const {linkFolder} = loadTypeScript('src/server/files/linkFolder.ts');
  linkFolder(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  // What builds have left behind belongs to one place.
  rmSync(path.join(folder, 'node_modules', '.cache'), {recursive: true, force: true});
  build(folder);
  return path.join(folder, 'build');
}

/** Builds a place anew with the caches of a build of something else. */
function buildAgain(folder) {
  appendFileSync(path.join(folder, CHANGED_PAGE), '\nOne sentence more.\n');
  build(folder);
  run('git', ['checkout', '--quiet', '--', CHANGED_PAGE], folder);
  build(folder);
}

function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {positionals: given} = parseArgs({args, allowPositionals: true});
  if (given.length !== 0 && given.length !== 2) {
    throw new Error('give two folders with builds, or none to build both.');
  }
  const missing = given.find((folder) => !existsSync(folder));
  if (missing !== undefined) {
    throw new Error(`there is no folder "${missing}".`);
  }
  // Named once: somebody may commit between the two builds.
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: ROOT, encoding: 'utf8'}).stdout.trim();
  const builds = given.length === 2 ? given : PLACES.map((place) => buildIn(path.join(FOLDER, place), commit));
  if (given.length !== 2) {
    buildAgain(path.dirname(builds[1]));
  }
  const differences = compareFolders(...builds);
  differences.slice(0, SHOWN).forEach(({name, problem}) => console.log(`compare: ${name} ${problem}`));
  console.log(
    differences.length === 0
      ? 'compare: both builds have the same bytes'
      : `compare: ${differences.length} files differ; the builds are ${builds.join(' and ')}`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(`compare: ${error.message}`);
  process.exitCode = 1;
}
