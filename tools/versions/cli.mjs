import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {loadTypeScript} from '../loadTypeScript.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

function load(name) {
  return loadTypeScript(`tools/versions/${name}`);
}

/**
 * Runs one of the commands for versions with the arguments of the process. A command that throws ends with its message and
 * status 1; wrong arguments end with the help. `run` may return an exit status.
 */
export async function runVersionsCli({name, help, options, arguments: count, run}) {
  try {
    const {values, positionals} = parseArgs({
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
    process.exitCode = (await run({load, siteDir: ROOT, values, positionals, print: (text) => console.log(text)})) ?? 0;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
