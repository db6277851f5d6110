import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {listFiles} from '../../../server/files/listFiles';

const TRANSLATE = '@docusaurus/Translate';
/** Folders of the site, and packages with the folder of what browsers load, whose modules may translate. */
const FOLDERS = ['src', 'docs', 'versioned_docs', 'i18n'];
const PACKAGES = [
  ['@docusaurus/core', 'lib/client'],
  ['@docusaurus/theme-classic', 'lib'],
  ['@docusaurus/theme-common', 'lib'],
  ['@docusaurus/theme-search-algolia', 'lib'],
  ['@easyops-cn/docusaurus-search-local', 'dist/client'],
] as const;
const MODULE = /(?<!\.d)\.(?:[cm]?jsx?|tsx?|mdx?)$/;

/** Folder of a package; not all let others ask for their manifest. */
function findPackage(name: string, siteDir: string): string {
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  const folders = resolve.paths(name)?.map((folder) => path.join(folder, name));
  return folders?.find((folder) => existsSync(folder)) ?? path.join(siteDir, 'node_modules', name);
}

/** Files of the site and of its themes that translate. */
export function findTranslating(siteDir: string): string[] {
  const folders = [
    ...FOLDERS.map((name) => path.join(siteDir, name)),
    ...PACKAGES.map(([name, folder]) => path.join(findPackage(name, siteDir), folder)),
  ];
  return folders
    .flatMap((folder) => listFiles(folder, MODULE))
    .filter((file) => readFileSync(file, 'utf8').includes(TRANSLATE));
}

/**
 * A stand-in for what translates that changes nothing: it tells of modules whose messages nobody writes in.
 * @throws at a module of the bundle that is none of the files
 */
export function createGuard(files: readonly string[]): [RegExp, (request: {contextInfo: {issuer: string}}) => void] {
  const known = new Set(files);
  return [
    new RegExp(`^${TRANSLATE}$`),
    ({contextInfo: {issuer}}) => {
      if (!known.has(issuer)) {
        throw new Error(
          `lean: ${issuer} translates, and browsers would get its messages in English: add its package to ` +
            'src/plugins/lean/server/findTranslating.ts.',
        );
      }
    },
  ];
}
