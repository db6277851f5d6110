import {createHash} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sync} from '../../../../../src/plugins/translations/server/sync';
import {LOCALES_FILE} from '../../../../../src/server/site/readSiteFiles';
import {listRoutes, readVersions} from '../../../../../tools/versions/readVersions';
import type {VersionTools} from '../../../../../tools/versions/tools';
import {createRepository, type GitRepository} from '../../../support/gitRepository';

/** Docusaurus' own command; the package types only its public modules. */
const {
  default: {cliDocsVersionCommand},
} = jest.requireActual<{
  default: {cliDocsVersionCommand: (version: string, options: object, context: object) => Promise<void>};
}>('@docusaurus/plugin-content-docs/lib/cli');

export const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
const PLUGIN = 'src/plugins/verified-docs';
const PAGES = ['guide/start/index.mdx', 'config/index.mdx', 'config/lib.mdx', 'config/lib/wasm.mdx'];

export type Site = GitRepository & {
  readonly tools: VersionTools;
  /** What the commands printed. */
  readonly printed: string[];
  readonly print: (text: string) => void;
  readJson: (file: string) => unknown;
  /** Names of all files git does not ignore, with hashes of their content. */
  snapshot: () => Record<string, string>;
};

function createPage(name: string): string {
  return `---\ntitle: ${name}\n---\n\nText of ${name}.\n\n## Part {/* #part */}\n\nMore text.\n`;
}

function writeDocs(repository: GitRepository, folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    repository.write(`${folder}/${page}`, createPage(page));
  }
}

/** Puts a page where Docusaurus would, with the class it gives the pages of a version. */
function fakeBuild(siteDir: string, outDir: string): void {
  for (const locale of ['', 'zh']) {
    for (const version of readVersions(siteDir)) {
      for (const route of listRoutes(siteDir, version)) {
        const file = path.join(outDir, locale, route, 'index.html');
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, `<html class="docs-version-${version.docusaurusName}">`);
      }
    }
  }
}

/** A committed site with four pages, two of them in Chinese, and a version 0.x without one of them. */
export function createSite(): Site {
  const repository = createRepository();
  const {folder, write} = repository;
  write('.gitignore', '.cache/\nbuild/\nnode_modules/\n');
  writeDocs(repository, 'docs', PAGES);
  writeDocs(repository, `${ZH}/current`, PAGES.slice(0, 2));
  writeDocs(repository, 'versioned_docs/version-0.x', [...PAGES.slice(0, 3), 'config/lib/old.mdx']);
  writeDocs(repository, `${ZH}/version-0.x`, PAGES.slice(0, 1));
  write('docs/_part.mdx', 'A part.\n');
  write('sidebars.json', '{"guide": ["guide/start/index"]}\n');
  write('versioned_sidebars/version-0.x-sidebars.json', '{"guide": ["guide/start/index"]}\n');
  for (const [name, label] of [
    ['current', '1.x'],
    ['version-0.x', '0.x'],
  ]) {
    write(
      `${ZH}/${name}.json`,
      `${JSON.stringify({'version.label': {message: label, description: `The label for version ${name}`}, other: {message: '其他'}}, null, 2)}\n`,
    );
  }
  write('versions.json', '[\n  "0.x"\n]\n');
  write(LOCALES_FILE, readFileSync(path.join(process.cwd(), LOCALES_FILE), 'utf8'));
  write('src/lib/site/currentVersion.json', '{\n  "label": "1.x",\n  "isReleased": true\n}\n');
  write('CHANGELOG.md', '# Changelog\n\nNewest first.\n\n## Unreleased\n\n- Earlier.\n');
  for (const name of ['0.x', '1.x']) {
    write(`${PLUGIN}/facts/${name}.json`, `{"package":"@rslib/core@${name.replace('x', '9.0')}"}\n`);
    write(`${PLUGIN}/results/${name}.json`, `{"samples":"${name}"}\n`);
    write(`verify/v${parseInt(name, 10)}/package.json`, `{"name":"${name}"}\n`);
    write(`verify/v${parseInt(name, 10)}/package-lock.json`, `{"lock":"${name}"}\n`);
    write(`verify/v${parseInt(name, 10)}/.npmrc`, `save-exact=true\n`);
  }
  write(`${PLUGIN}/lists/foreign.1.x.json`, '{}\n');
  sync({siteDir: folder, locale: 'zh', page: 'all'});
  repository.commit('docs: write');
  const printed: string[] = [];
  return {
    ...repository,
    printed,
    print: (text) => printed.push(text),
    readJson: (file) => JSON.parse(repository.read(file)) as unknown,
    snapshot: () =>
      Object.fromEntries(
        execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
          cwd: folder,
          encoding: 'utf8',
        })
          .split('\0')
          .filter((name) => name !== '' && existsSync(path.join(folder, name)))
          .sort()
          .map((name) => [
            name,
            createHash('sha256')
              .update(readFileSync(path.join(folder, name)))
              .digest('hex'),
          ]),
      ),
    tools: {
      cutDocs: (version) =>
        cliDocsVersionCommand(
          version,
          {id: 'default', path: 'docs', sidebarPath: path.join(folder, 'sidebars.json')},
          {
            siteDir: folder,
            i18n: {
              locales: ['en', 'zh'],
              defaultLocale: 'en',
              path: 'i18n',
              localeConfigs: {en: {path: 'en'}, zh: {path: 'zh'}},
            },
          },
        ),
      verifyDocs: () => Promise.resolve(),
      buildSite: (outDir) => {
        fakeBuild(folder, outDir);
        return Promise.resolve();
      },
    },
  };
}
