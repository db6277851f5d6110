import {spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listNodeOptions} from '../../../tools/build/nodeOptions.mjs';
import {listFiles} from '../../../tools/listFiles.mjs';
import {readDocTitle} from './build';

const ROOT = path.resolve(__dirname, '..', '..', '..');
const MODULE_LOADER = path.join(ROOT, 'tools', 'build', 'loadModules.cjs');
/** Below the repository, so that packages are found; ignored by git. */
const FIXTURES = path.join(ROOT, '.cache', 'fixture-sites');
const COPIED = [
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'i18n/zh/code.json',
  'tsconfig.json',
];

export type BuildResult = {readonly status: number; readonly output: string};

export type FixtureSite = {
  readonly folder: string;
  /** Path of a file of the fixture, or of its build. */
  file(...names: string[]): string;
  write(name: string, content: string): void;
  /**
   * Builds the default locale, or those named; resolves with the exit status and everything printed, without colours.
   * @param environment Variables that replace those of the test run.
   */
  build(locales?: readonly string[], environment?: Readonly<Record<string, string>>): Promise<BuildResult>;
};

function listDocs(): string[] {
  return listFiles(path.join(ROOT, 'docs')).filter((name) => /(?:^|\/)[^/_][^/]*\.mdx$/.test(name));
}

function routeOf(doc: string): string {
  return `/${doc.replace(/\.mdx$/, '')}`.replace(/\/index$/, '/');
}

function runBuild(
  folder: string,
  locales: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<BuildResult> {
  const bin = path.join(ROOT, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  return new Promise((resolve, reject) => {
    const build = [bin, 'build', folder, ...locales.flatMap((lang) => ['--locale', lang])];
    // As `npm run build` does, which takes a fifth of the time from it.
    const child = spawn(process.execPath, [...listNodeOptions(false), `--require=${MODULE_LOADER}`, ...build], {
      cwd: folder,
      env: {...process.env, ...environment, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'production'},
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({status: status ?? 1, output});
    });
  });
}

/**
 * A copy of this site with one-line docs at the same addresses, so that every link of the theme is good and a build takes
 * seconds. What a test writes into it is the only thing that can be wrong.
 */
export function createFixtureSite(name: string): FixtureSite {
  const folder = path.join(FIXTURES, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const entry of COPIED.filter((candidate) => existsSync(path.join(ROOT, candidate)))) {
    cpSync(path.join(ROOT, entry), path.join(folder, entry), {recursive: true});
  }
  const site: FixtureSite = {
    folder,
    file: (...names) => path.join(folder, ...names),
    write: (file, content) => {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), content);
    },
    build: (locales = ['en'], environment = {}) => runBuild(folder, locales, environment),
  };
  site.write('versions.json', '[]\n');
  for (const doc of listDocs()) {
    const title = readDocTitle(routeOf(doc));
    const sidebar = doc.split('/')[0] ?? '';
    const shown = doc.includes('/components/') ? `displayed_sidebar: ${sidebar}\n` : '';
    site.write(
      `docs/${doc}`,
      `---\ntitle: '${title}'\ndescription: About ${title}.\n${shown}---\n\nText about ${title}.\n`,
    );
  }
  return site;
}
