/**
 * Builds one project after another through the JavaScript API of @rslib/core. Started by `createBuilder.ts`, which sends
 * `{dir}` and gets `{status, log}`. One build at a time: a build changes the working directory of the process.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const env = process.argv[2];
const core = await import(pathToFileURL(path.join(env, 'node_modules/@rslib/core/dist/index.js')).href);
let log = '';

for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk) => {
    log += String(chunk);
    return true;
  };
}

process.on('message', async ({dir}) => {
  log = '';
  let status = 0;
  process.chdir(dir);
  process.exitCode = 0;
  try {
    const {content, filePath} = await core.loadConfig({cwd: dir});
    // Without a file the command line builds one library with defaults; older versions need it said.
    const rslib = await core.createRslib({cwd: dir, config: filePath ? content : {lib: [{}]}, loadEnv: true});
    const result = await rslib.build();
    await result?.close?.();
    status = Number(process.exitCode ?? 0);
  } catch (error) {
    status = 1;
    log += `${error?.stack ?? error}\n`;
  }
  process.send({status, log});
});
process.send('ready');
