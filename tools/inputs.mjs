import {createHash} from 'node:crypto';
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from './listFiles.mjs';

/** What never changes the built site; everything else below the root counts, so a new folder needs no entry here. */
const NOT_INPUTS = new Set([
  '.cache',
  '.ci',
  '.docusaurus',
  '.git',
  '.github',
  'build',
  'coverage',
  'deploy',
  'node_modules',
  'playwright-report',
  'screenshots',
  'test-results',
  'tests',
  'tools',
  'verify',
]);
const ENVIRONMENT_NAME = /process\.env\.([A-Z][A-Z0-9_]*)/g;
/** Names that packages read. */
const PACKAGE_ENVIRONMENT = /^(?:DOCUSAURUS_|BROWSERSLIST(?:_|$))/;
/** Text of a translated page, not of the interface. */
const TRANSLATED_PAGE = /^i18n\/([^/]+)\/.*\.mdx?$/;
/** A line that is a heading or decides which lines are: the build of another language reads nothing else of a page. */
const OUTLINE = /#|```|~~~|^---/;

/**
 * The last commit, and whether the history ends early: pages show when a file was last changed there, and nothing where that is not known.
 * Empty outside a repository.
 */
function readHistory(root) {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {cwd: root, encoding: 'utf8'});
  return stdout ?? '';
}

/**
 * The locked packages of samples: a mark below a sample says that it was built with these. The only files of `verify` that count. Keep in
 * step with `listLocks` of `src/plugins/render-cache/server/dependOnPlugins.ts`.
 */
function listLocks(root) {
  const folder = path.join(root, 'verify');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.map((name) => `verify/${name}/package-lock.json`).filter((file) => existsSync(path.join(root, file)));
}

/** What is really installed, whatever the lock file says; empty where nothing is. */
function readInstalled(root) {
  for (let folder = path.resolve(root), last; folder !== last; last = folder, folder = path.dirname(folder)) {
    const file = path.join(folder, 'node_modules', '.package-lock.json');
    if (existsSync(file)) {
      return readFileSync(file);
    }
  }
  return '';
}

/** What the builds of other languages read of a page: its headings (see src/plugins/translations). */
function readOutline(content) {
  const lines = content.toString('utf8').split('\n');
  return Buffer.from(lines.filter((line) => OUTLINE.test(line)).join('\n'));
}

/**
 * One hash over everything a production build reads: files, the environment variables that the configuration and the
 * sources name or that packages read, what is installed, the history and the Node version. Two equal hashes mean the same site.
 *
 * @param {string} root folder of the site
 * @param {{lang?: string}} options `lang` for what one locale alone is made of: of pages in other languages, little counts
 */
export function hashInputs(root, {lang} = {}) {
  const hash = createHash('sha256');
  const environmentNames = new Set(Object.keys(process.env).filter((name) => PACKAGE_ENVIRONMENT.test(name)));
  for (const file of [...listFiles(root, NOT_INPUTS), ...listLocks(root)]) {
    const whole = readFileSync(path.join(root, file));
    const language = lang === undefined ? undefined : TRANSLATED_PAGE.exec(file)?.[1];
    const content = language === undefined || language === lang ? whole : readOutline(whole);
    hash.update(`${file}\0${content.length}\0`).update(content);
    if (/\.[cm]?[jt]sx?$/.test(file)) {
      for (const [, name] of content.toString('utf8').matchAll(ENVIRONMENT_NAME)) {
        environmentNames.add(name);
      }
    }
  }
  for (const name of [...environmentNames].sort()) {
    hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  hash.update(readInstalled(root));
  return hash.update(`${readHistory(root)}\0${process.version}`).digest('hex');
}
