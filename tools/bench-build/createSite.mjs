import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadTypeScript} from '../loadTypeScript.mjs';

const {CURRENT} = loadTypeScript('src/lib/site/versionName.ts');
const {getDocsFolder, getTranslatedFolder, listTranslatedLocales} = loadTypeScript('src/server/content/docsFolders.ts');
const {copyCheckFiles} = loadTypeScript('tools/versions/copyCheckFiles.ts');
const {getTranslatedLabels, getVersionSidebars} = loadTypeScript('tools/versions/versionFiles.ts');

/** What a build reads. The list of published addresses stays behind: a site with fewer versions has fewer of them. */
const COPIED = [
  'docusaurus.config.ts',
  'docs',
  'i18n',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function copy(from, to) {
  if (existsSync(from)) {
    cpSync(from, to, {recursive: true});
  }
}

/** Folders of the newest docs, in every language. */
function listCurrentFolders(site) {
  const translated = listTranslatedLocales(site).map((locale) => getTranslatedFolder(locale, CURRENT));
  return [getDocsFolder(CURRENT), ...translated];
}

/** Docs and sidebars of a version, and the labels of its translations. */
function listVersionFiles(site, name) {
  const translated = listTranslatedLocales(site).flatMap((locale) => [
    getTranslatedFolder(locale, name),
    getTranslatedLabels(locale, name),
  ]);
  return [getDocsFolder(name), getVersionSidebars(name), ...translated];
}

/** Takes out what a site with fewer versions cannot have: lists of changes since a missing one, and its moves. */
function forgetVersion(site, name) {
  const folders = listCurrentFolders(site);
  for (const file of folders.flatMap((folder) =>
    readdirSync(path.join(site, folder), {recursive: true}).map((page) => path.join(site, folder, page)),
  )) {
    const text = file.endsWith('.mdx') ? readFileSync(file, 'utf8') : '';
    if (text.includes('<VersionChanges ')) {
      writeFileSync(
        file,
        text.replace(/<VersionChanges [^>]*>/g, (tag) => (tag.includes(`from="${name}"`) ? '' : tag)),
      );
    }
  }
  const moves = path.join(site, 'src/plugins/versions/moves.json');
  writeJson(
    moves,
    readJson(moves).filter((move) => !(name in move)),
  );
}

/** One more version: a copy of an existing one in every language. */
function addVersion(site, from, name) {
  const targets = listVersionFiles(site, name);
  listVersionFiles(site, from).forEach((source, index) => {
    copy(path.join(site, source), path.join(site, targets[index]));
  });
  for (const locale of listTranslatedLocales(site)) {
    const file = path.join(site, getTranslatedLabels(locale, name));
    writeJson(file, {...readJson(file), 'version.label': {message: name}});
  }
  copyCheckFiles(site, from, name);
}

function removeVersion(site, name) {
  for (const file of listVersionFiles(site, name)) {
    rmSync(path.join(site, file), {recursive: true, force: true});
  }
  forgetVersion(site, name);
}

/** Leaves the default language alone in a copy of the site. */
export function keepFirstLocale(site) {
  const file = path.join(site, 'src/lib/site/locales.json');
  writeJson(file, readJson(file).slice(0, 1));
}

/** Sidebars for copies of the docs, each as long as the real ones. */
const SIDEBARS = `import original from './sidebars.original';

const toCopy = (folder: string) => (item: unknown): unknown =>
  typeof item === 'string'
    ? \`\${folder}/\${item}\`
    : {...(item as object), key: \`\${folder}-\${(item as {key: string}).key}\`, items: (item as {items: unknown[]}).items.map(toCopy(folder))};

export default {
  ...original,
  ...Object.fromEntries(
    FOLDERS.flatMap((folder: string) =>
      Object.entries(original).map(([name, items]) => [\`\${folder}-\${name}\`, (items as unknown[]).map(toCopy(folder))]),
    ),
  ),
};
`;

/** Copies of all pages of the newest docs, in every language, until there are so many pages of one language. */
export function addPages(site, count) {
  const isPage = (name) => /\.mdx?$/.test(name) && !/(?:^|\/)(?:_|shared\/)/.test(name);
  const listFolders = (docs) => readdirSync(docs, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const docs = path.join(site, getDocsFolder(CURRENT));
  const originals = listFolders(docs).map(({name}) => name);
  const pages = readdirSync(docs, {recursive: true}).filter(isPage).length;
  const folders = Array.from({length: Math.max(0, Math.ceil(count / pages) - 1)}, (_, index) => `copy-${index + 1}`);
  const roots = listCurrentFolders(site).map((folder) => path.join(site, folder));
  for (const root of roots) {
    for (const name of originals) {
      folders.forEach((folder) => copy(path.join(root, name), path.join(root, folder, name)));
    }
  }
  if (folders.length > 0) {
    cpSync(path.join(site, 'sidebars.ts'), path.join(site, 'sidebars.original.ts'));
    writeFileSync(path.join(site, 'sidebars.ts'), SIDEBARS.replace('FOLDERS', JSON.stringify(folders)));
  }
}

/**
 * A copy of the site with a number of versions, the docs in `docs/` included: surplus ones are left out, missing ones are
 * copies of the oldest one. The site needs at least one cut version.
 */
export function createSite(root, folder, count) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of COPIED) {
    copy(path.join(root, name), path.join(folder, name));
  }
  const names = readJson(path.join(root, 'versions.json'));
  const oldest = names.at(-1);
  if (oldest === undefined) {
    throw new Error('there is no cut version to copy; run "npm run docs:cut" first');
  }
  const kept = names.slice(0, count - 1);
  const added = Array.from({length: count - 1 - kept.length}, (_, index) => `0.${90 - index}.x`);
  for (const name of added) {
    addVersion(folder, oldest, name);
  }
  for (const name of names.slice(count - 1)) {
    removeVersion(folder, name);
  }
  writeJson(path.join(folder, 'versions.json'), [...kept, ...added]);
}
