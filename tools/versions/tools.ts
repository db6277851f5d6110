import {createRequire} from 'node:module';
import path from 'node:path';
import {isShown} from '../isShown.mjs';
import {runProgram} from './runProgram';

/** The programs that `docs:cut` and `docs:drop` use; tests put others in their place. */
export type VersionTools = {
  /** Docusaurus' own command. */
  readonly cutDocs: (version: string) => Promise<void>;
  /** Checks what a version says against its package. */
  readonly verifyDocs: (version: string) => Promise<void>;
  /** Builds every language and version into a folder. */
  readonly buildSite: (outDir: string) => Promise<void>;
};

/** Lines of a failed program that are shown; the reason is at the end. */
const TAIL = 40;

async function runNode(
  siteDir: string,
  title: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const {status, stdout, stderr, isInterrupted} = await runProgram(process.execPath, args, {
    cwd: siteDir,
    env: {NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', ...env},
  });
  if (isInterrupted) {
    throw new Error(`${title} was interrupted`);
  }
  if (status !== 0) {
    const tail = `${stdout}\n${stderr}`.split('\n').filter(isShown).slice(-TAIL).join('\n');
    throw new Error(`${title} failed with status ${status}; its last lines:\n${tail}`);
  }
}

/** The real programs, for the site in a folder. */
export function createTools(siteDir: string): VersionTools {
  const docusaurus = path.join(
    path.dirname(createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json')),
    'bin/docusaurus.mjs',
  );
  return {
    cutDocs: (version) => runNode(siteDir, `docusaurus docs:version ${version}`, [docusaurus, 'docs:version', version]),
    verifyDocs: (version) =>
      runNode(siteDir, 'npm run docs:verify', [
        path.join(siteDir, 'tools/docs.mjs'),
        'verify',
        '--frozen',
        '--version',
        version,
      ]),
    buildSite: (outDir) =>
      runNode(siteDir, 'the production build', [docusaurus, 'build', siteDir, '--out-dir', outDir], {
        // What was compiled before may speak of a version that is gone.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      }),
  };
}
