/**
 * The development server of every locale behind one address: `node tools/start/cli.mjs [--port 3000] [--host localhost]
 * [--no-open] [--locale zh] [site folder] [options of docusaurus start]`. With `--locale` that one alone.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {findDocusaurus} from '../docusaurus.mjs';
import {loadTypeScript} from '../loadTypeScript.mjs';
import {readLocales} from '../locales.mjs';
import {listen} from '../listen.mjs';
import {createLocaleServer} from './localeServer.mjs';
import {openBrowser} from './openBrowser.mjs';
import {parseStartArgs} from './options.mjs';
import {createLocaleProxy} from './proxy.mjs';
import {createSideBySide, SIDE_BY_SIDE_PATH} from './sideBySide/handler.mjs';
import {watchConfig} from './watchConfig.mjs';

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
  const port = await listen(proxy, {port: options.port, host: options.host});
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
