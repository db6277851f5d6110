/**
 * What the site depends on: `npm run licences` lists the licences of the packages that it is built with, `npm run audit` asks the
 * registry for advisories. Both fail for what `tools/packages/accepted.json` has no argument for.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {loadTypeScript} from './loadTypeScript.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run licences
npm run audit

licences  lists the licences of the packages that the site is built with
audit     asks the registry for advisories

Both fail for what tools/packages/accepted.json has no argument for. They take no options.`;

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const ACCEPTED = path.join('tools', 'packages', 'accepted.json');

function load(name) {
  return loadTypeScript(`tools/packages/${name}`);
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

function listLicences() {
  const packages = load('readPackages.ts').readPackages(readJson('package-lock.json'));
  const {checkLicences, formatLicences} = load('checkLicences.ts');
  console.log(formatLicences(packages).join('\n'));
  return checkLicences(packages, readJson(ACCEPTED));
}

function audit() {
  const args = ['audit', '--omit=dev', '--json'];
  const {stdout} = spawnSync('npm', args, {cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32'});
  const today = new Date().toISOString().slice(0, 10);
  return load('checkAdvisories.ts').checkAdvisories(JSON.parse(stdout || '{}'), readJson(ACCEPTED).advisories, today);
}

const COMMANDS = {licences: listLicences, audit};

function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const [name = '', extra] = args;
  if (!Object.hasOwn(COMMANDS, name)) {
    throw new Error(`"${name}" is not known; the commands are ${Object.keys(COMMANDS).join(', ')}.`);
  }
  if (extra !== undefined) {
    throw new Error(`"${extra}" is too much; ${name} takes nothing more.`);
  }
  const command = COMMANDS[name];
  const problems = command();
  problems.forEach((line) => console.error(`${name}: ${line}`));
  console.log(`${name}: ${problems.length === 0 ? 'nothing to object to' : `${problems.length} problems`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(`packages: ${error.message}`);
  process.exitCode = 1;
}
