import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {withLock} from '../build/lock.mjs';
import {loadTypeScript} from '../loadTypeScript.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

function load(name) {
  return loadTypeScript(`tools/versions/${name}`);
}

/**
 * Runs one of the commands for versions with the arguments of the process. A command that throws ends with its message and
 * status 1; wrong arguments end with the help. `run` may return an exit status. A command that builds the site keeps other builds out for all of
 * its work, unless it is tried with `--dry-run`: they would read a tree that is half changed.
 *
 * @param {{name: string, help: string, options: object, arguments: number, buildsSite?: boolean,
 *   run: (context: object) => Promise<unknown>}} command
 * @param {{args?: string[], lock?: typeof withLock}} [context] the arguments, and what keeps other builds out
 */
export async function runVersionsCli(
  {name, help, options, arguments: count, buildsSite = false, run},
  {args, lock = withLock} = {},
) {
  try {
    const {values, positionals} = parseArgs({
      args,
      allowPositionals: true,
      options: {...options, help: {type: 'boolean', short: 'h'}},
    });
    if (values.help) {
      console.log(help);
      return;
    }
    if (positionals.length !== count) {
      throw new Error(`expected ${count} argument, got ${positionals.length}\n\n${help}`);
    }
    const work = () => run({load, siteDir: ROOT, values, positionals, print: (text) => console.log(text)});
    process.exitCode = (await (buildsSite && !values['dry-run'] ? lock(ROOT, work) : work())) ?? 0;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
