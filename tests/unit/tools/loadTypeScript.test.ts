/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const ROOT = path.resolve(__dirname, '../../..');
const TOOL = pathToFileURL(path.join(ROOT, 'tools/loadTypeScript.mjs')).href;

it('names file and line of a JSON file that a module imports and that is none', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'load-'));
  writeFileSync(path.join(folder, 'versions.json'), '[\n  "0.x",\n');
  writeFileSync(
    path.join(folder, 'names.ts'),
    "import names from './versions.json';\nexport const first = names[0];\n",
  );
  const file = path.relative(ROOT, path.join(folder, 'names.ts')).split(path.sep).join('/');
  const script = `import {loadTypeScript} from ${JSON.stringify(TOOL)};
    try { loadTypeScript(${JSON.stringify(file)}); } catch (error) { console.log(error.message); }`;
  const {stdout} = spawnSync(process.execPath, ['--input-type=module', '-e', script], {encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  expect(stdout).toBe(`${file.replace('names.ts', 'versions.json')}:2 is no JSON: Unexpected end of JSON input\n`);
});
