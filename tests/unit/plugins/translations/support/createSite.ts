import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LOCALES_FILE} from '@site/src/server/site/readSiteFiles';

export const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
export const LOCK = 'i18n/zh/freshness.json';

export type TestSite = {
  readonly siteDir: string;
  write(name: string, content: string | Buffer): void;
  read(name: string): string;
  remove(name: string): void;
  /** Commits everything; the first call makes the repository. */
  commit(): void;
};

/** Languages of the site, whether there are texts in them or not. */
const LANGUAGES = ['en', 'zh', 'ko'];

const createLocale = (lang: string) => ({lang, label: lang, htmlLang: lang, title: 'T', description: 'D'});

const folders: string[] = [];

afterAll(() => {
  folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true}));
});

/** A folder with the files of a site, in the system's temporary folder until the tests of the importing file are over. */
export function createSite(files: Readonly<Record<string, string | Buffer>>): TestSite {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'translations-'));
  folders.push(siteDir);
  const git = (...args: string[]) => {
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: siteDir,
      stdio: 'ignore',
    });
  };
  let isRepository = false;
  const site: TestSite = {
    siteDir,
    write: (name, text) => {
      mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
      writeFileSync(path.join(siteDir, name), text);
    },
    read: (name) => readFileSync(path.join(siteDir, name), 'utf8'),
    remove: (name) => {
      rmSync(path.join(siteDir, name));
    },
    commit: () => {
      if (!isRepository) {
        git('init', '--quiet');
        isRepository = true;
      }
      git('add', '--all');
      git('commit', '--quiet', '--message=Change');
    },
  };
  site.write(LOCALES_FILE, JSON.stringify(LANGUAGES.map(createLocale)));
  Object.entries(files).forEach(([name, text]) => {
    site.write(name, text);
  });
  return site;
}
