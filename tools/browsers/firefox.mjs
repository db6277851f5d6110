import {spawnSync} from 'node:child_process';
import {canInstallPackages, installDebianPackage} from '../debianPackage.mjs';

const NAMES = ['firefox-esr', 'firefox'];

function findFirefox() {
  return [process.env.FIREFOX_PATH, ...NAMES.map((name) => `/usr/bin/${name}`)].find(
    (file) => file && spawnSync(file, ['--version']).status === 0,
  );
}

/** Path of a Firefox: `FIREFOX_PATH` or the system's; on Debian as root the package is installed. Throws without one. */
function ensureFirefox({mayInstall}) {
  let found = findFirefox();
  if (found === undefined && mayInstall && canInstallPackages()) {
    installDebianPackage('firefox-esr');
    found = findFirefox();
  }
  if (found === undefined) {
    throw new Error('there is no Firefox here; install it, or set FIREFOX_PATH to the program.');
  }
  return found;
}

/** Starts Firefox without windows and drives it by WebDriver BiDi. */
export async function startFirefox({mayInstall}) {
  const {default: puppeteer} = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox({mayInstall}),
    headless: true,
    extraPrefsFirefox: {'intl.accept_languages': 'en-US'},
  });
  const page = await browser.newPage();
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(message.text());
    }
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return {
    name: await browser.version(),
    problems,
    open: (url) => page.goto(url, {waitUntil: 'load'}),
    reload: () => page.reload({waitUntil: 'load'}),
    resize: (width, height) => page.setViewport({width, height}),
    run: (script, ...args) => page.evaluate(script, ...args),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    async press(key, {ctrl = false} = {}) {
      if (ctrl) {
        await page.keyboard.down('Control');
      }
      await page.keyboard.press(key);
      if (ctrl) {
        await page.keyboard.up('Control');
      }
    },
    stop: () => browser.close(),
  };
}
