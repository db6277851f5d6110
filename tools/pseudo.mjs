/**
 * Builds of the pseudo-locales: `npm run build -- --locale qps`. See `src/plugins/translations/README.md`.
 * `node tools/pseudo.mjs COPY LOCALE…` only writes them into a copy of the site.
 */
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {runNode} from './build/runNode.mjs';
import {findDocusaurus, writeTranslations} from './docusaurus.mjs';
import {loadTypeScript} from './loadTypeScript.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SITE = path.join(ROOT, '.cache', 'pseudo-site');
/** Kept between builds: what the bundler remembers. */
const KEPT = new Set(['node_modules', '.docusaurus']);

function load() {
  return loadTypeScript('src/plugins/translations/server/pseudo/writePseudoLocale.ts');
}

function writePseudo(siteDir, lang) {
  load().writePseudoLocale({
    siteDir,
    lang,
    writeTranslations: (folder, locale) => writeTranslations(folder, locale, {isQuiet: true}),
  });
}

/** The languages that `--locale` and `-l` name, in all forms the command line knows. */
export function readLocaleArgs(args) {
  const locales = [];
  args.forEach((arg, index) => {
    const inline = /^(?:--locale=|-l=?)(.+)$/.exec(arg)?.[1];
    if (inline !== undefined) {
      locales.push(inline);
    } else if (arg === '--locale' || arg === '-l') {
      for (let next = index + 1; next < args.length && !args[next].startsWith('-'); next++) {
        locales.push(args[next]);
      }
    }
  });
  return locales;
}

/** The languages that the project makes by itself. */
export function listPseudoLocales() {
  return load().PSEUDO_LOCALES;
}

/** True when a build is asked for that has a pseudo-locale. */
export function isPseudoBuild(args) {
  const locales = readLocaleArgs(args);
  return locales.length > 0 && locales.some((locale) => load().PSEUDO_LOCALES.includes(locale));
}

/**
 * Builds pseudo-locales in a copy of the site, since they are part of none of its files; resolves with the exit status. The result
 * is in `.cache/pseudo-site/build`, unless `--out-dir` says otherwise.
 */
export async function buildPseudo(args) {
  const {copySite, PSEUDO_LOCALES} = load();
  for (const name of existsSync(SITE) ? readdirSync(SITE) : []) {
    if (!KEPT.has(name)) {
      rmSync(path.join(SITE, name), {recursive: true});
    }
  }
  copySite(ROOT, SITE);
  for (const lang of readLocaleArgs(args).filter((locale) => PSEUDO_LOCALES.includes(locale))) {
    console.log(`build: making the texts of "${lang}"`);
    writePseudo(SITE, lang);
  }
  const status = await runNode([findDocusaurus(), 'build', SITE, ...args], {cwd: ROOT});
  if (status === 0 && !args.some((arg) => arg.startsWith('--out-dir'))) {
    const folder = path.relative(ROOT, path.join(SITE, 'build'));
    console.log(`build: look at it with "npm run serve -- --dir ${folder}"`);
  }
  return status;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [siteDir, ...locales] = process.argv.slice(2);
  for (const lang of locales) {
    writePseudo(path.resolve(siteDir), lang);
  }
}
