import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {watchTree} from '../processTree.mjs';
import {readSteps} from './steps.mjs';

/** What builds leave behind in a site, beside their output. */
const LEFT_BEHIND = ['node_modules', '.docusaurus', '.cache', 'build'];
const SHOWN_LINES = 40;
const TIMER = fileURLToPath(new URL('timePlugins.cjs', import.meta.url));
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(TIMER)}`;

/** Removes what earlier builds of a site left behind, so that the next one starts cold. */
export function forgetBuilds(site) {
  for (const name of LEFT_BEHIND) {
    rmSync(path.join(site, name), {recursive: true, force: true});
  }
}

/**
 * Builds a site as `npm run build` does; resolves with seconds, the most memory of all processes (kB), processor seconds and the steps
 * of each locale.
 */
export function runBuild(root, site) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'tools/build/cli.mjs'), '--site', site], {
      cwd: site,
      env: {...process.env, NO_COLOR: '1', DOCUSAURUS_PERF_LOGGER: 'true', NODE_OPTIONS},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = watchTree(child.pid);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      const {memory, time} = stop();
      if (status === 0) {
        resolve({
          seconds: (performance.now() - start) / 1000,
          peak: memory,
          processor: time,
          steps: readSteps(output),
        });
      } else {
        reject(new Error(`the build of ${site} failed:\n${output.split('\n').slice(-SHOWN_LINES).join('\n')}`));
      }
    });
  });
}
