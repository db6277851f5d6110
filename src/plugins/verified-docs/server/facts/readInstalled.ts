import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashEnv} from '../samples/hashSample';

const SCRIPT = path.join(__dirname, 'extractFacts.mjs');
const MODULES = path.join(__dirname, 'extract');

/** Hash of what the facts depend on: the locked packages and the scripts that read them. */
function hashInputs(envFolder: string): string {
  const hash = createHash('sha256').update(hashEnv(envFolder));
  const scripts = readdirSync(MODULES).sort();
  for (const file of [SCRIPT, ...scripts.map((name) => path.join(MODULES, name))]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The text of the fact file that the installed package would have, from the cache folder when nothing changed since.
 * Throws if the package can't be read.
 */
export function readInstalledFacts(envFolder: string, cacheFolder: string): string {
  const cached = path.join(cacheFolder, `facts-${hashInputs(envFolder)}.json`);
  if (existsSync(cached)) {
    return readFileSync(cached, 'utf8');
  }
  const modules = path.join(envFolder, 'node_modules');
  // The package composes other values for NODE_ENV=test, which test runners set.
  const env: Record<string, string | undefined> = {...process.env};
  delete env.NODE_ENV;
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [SCRIPT, `--pkg=${path.join(modules, '@rslib', 'core')}`, `--typescript=${path.join(modules, 'typescript')}`],
    {encoding: 'utf8', maxBuffer: 64e6, env},
  );
  if (status !== 0) {
    throw new Error(`verified-docs: the facts of ${modules}/@rslib/core can't be read:\n${stderr}`);
  }
  // The package may print lines of its own first.
  const text = stdout.slice(stdout.indexOf('{\n'));
  mkdirSync(cacheFolder, {recursive: true});
  writeFileSync(cached, text);
  return text;
}
