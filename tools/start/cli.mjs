/** The development server of every locale behind one address: `npm start -- --help`. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {findDocusaurus} from '../docusaurus.mjs';
import {loadTypeScript} from '../loadTypeScript.mjs';
import {readLocales} from '../locales.mjs';
import {listen} from '../listen.mjs';
import {showHelp} from '../showHelp.mjs';
import {createLocaleServer} from './localeServer.mjs';
import {openBrowser} from './openBrowser.mjs';
import {parseStartArgs} from './options.mjs';
import {createLocaleProxy} from './proxy.mjs';
import {createSideBySide, SIDE_BY_SIDE_PATH} from './sideBySide/handler.mjs';
import {watchConfig} from './watchConfig.mjs';

const HELP = `npm start -- [site folder] [options]

Every language at one address, with live reload. The servers of the other languages start when you first open a page of
theirs. http://localhost:3000/__translate/ shows a page and its translation side by side.

  -p, --port N       another port than 3000, or PORT=N; 0 takes a free one
  -h, --host NAME    answers at this name or address (localhost)
  -l, --locale LANG  this language alone
  --no-open          opens no browser
  --hot-only, --config FILE, --poll [MS], --no-minify
                     go to "docusaurus start", which says what they are: npm run docusaurus -- start --help`;

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Loaded at the first use: most sessions never open the side-by-side view. */
function loadTranslations() {
  return loadTypeScript('src/plugins/translations/server/readPageStatus.ts');
}

/** `/`, or the path of `BASE_URL` with slashes at both ends. */
function readBase(env) {
  const inner = (env.BASE_URL ?? '').replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/**
 * The process of one locale. Each has its own folder of generated files: they hold what one locale is made of, so two
 * servers with one folder, or a server and a build, would show each other's pages.
 */
function createCommand({siteDir, locale, host, port, rest}) {
  const args = ['start', siteDir, '--locale', locale, '--host', host, '--port', String(port), '--no-open', ...rest];
  return {
    command: process.execPath,
    args: [findDocusaurus(), ...args],
    cwd: siteDir,
    env: {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.cache', 'start', locale),
      ...(process.stdout.isTTY ? {FORCE_COLOR: '1'} : {}),
    },
  };
}

async function start(args) {
  // `-h` is the host, as in `docusaurus start`.
  if (showHelp(args, HELP, ['--help'])) {
    return;
  }
  const options = parseStartArgs(args);
  const siteDir = path.resolve(options.siteDir ?? ROOT);
  if (!existsSync(siteDir)) {
    throw new Error(`there is no folder "${options.siteDir}".`);
  }
  const base = readBase(process.env);
  const known = readLocales(siteDir);
  loadTypeScript('src/server/site/readSiteFiles.ts').readCurrentVersion(siteDir);
  const wanted = options.locale === undefined ? known : known.filter(({lang}) => lang === options.locale);
  if (wanted.length === 0) {
    throw new Error(`there is no locale "${options.locale}"; there are ${known.map(({lang}) => lang).join(', ')}.`);
  }
  loadTypeScript('src/server/site/assertTexts.ts').assertTexts(
    siteDir,
    wanted.map(({lang}) => lang),
  );
  const locales = wanted.map(({lang, label}) => {
    const isDefault = lang === known[0].lang;
    const prefix = isDefault ? base : `${base}${lang}/`;
    const server = createLocaleServer({
      locale: lang,
      path: prefix,
      createCommand: (port) => createCommand({siteDir, locale: lang, host: '127.0.0.1', port, rest: options.rest}),
      print: (line) => console.log(wanted.length > 1 ? `[${lang}] ${line}` : line),
    });
    return {server, prefix, label};
  });

  const sideBySide = createSideBySide({
    base,
    locales: wanted.map((locale, index) => ({...locale, prefix: locales[index].prefix})),
    readPageStatus: (locale, address) => loadTranslations().readPageStatus(siteDir, locale, address),
  });
  const proxy = createLocaleProxy({base, locales, answer: sideBySide});
  const other = ': "npm start -- --port 3001" or PORT=3001';
  const port = await listen(proxy, {port: options.port, host: options.host, other});
  const [main, ...others] = locales;
  const url = `http://${options.host}:${port}${main.prefix}`;
  const later = others.map(({prefix, label}) => `${label} at ${prefix}`).join(', ');

  const unwatch = watchConfig(siteDir, (file) => {
    console.log(`start: ${file} changed, the servers start again; reload the page when they are ready`);
    locales.forEach(({server}) => server.restart());
  });

  function stop() {
    unwatch();
    for (const {server} of locales) {
      server.stop();
    }
    proxy.close();
    proxy.closeAllConnections();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, stop);
  }

  console.log(`start: ${url}${later && ` (${later}, when you first open it)`}`);
  if (others.length > 0) {
    console.log(`start: two languages side by side at http://${options.host}:${port}${base}${SIDE_BY_SIDE_PATH}`);
  }
  if (options.open) {
    openBrowser(url);
  }
  await main.server.start().then(
    () => console.log(`start: ready, ${url}`),
    () => {},
  );
}

start(process.argv.slice(2)).catch((error) => {
  console.error(`start: ${error.message}`);
  process.exitCode = 1;
});
