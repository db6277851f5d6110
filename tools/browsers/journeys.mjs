/**
 * What a reader does first, in any engine: each journey gets a driver (`open`, `run`, `click`, `type`, `press`, `resize`) and
 * throws when something is not as it must be.
 */
const WAIT_MS = 15_000;
const DOC = '/guide/start/quick-start';

async function until(isTrue, what) {
  const deadline = Date.now() + WAIT_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) {
      throw new Error(`${what}: not within ${WAIT_MS / 1000} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Marks the first visible element with this text or name, so that any driver can click on it. Runs in the page. */
function markTarget(selector, text) {
  document.querySelectorAll('[data-journey]').forEach((element) => element.removeAttribute('data-journey'));
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const names = [element.getAttribute('aria-label') ?? '', element.textContent ?? ''];
    return isSeen(element) && names.some((name) => name.replaceAll(/\s+/g, ' ').includes(text));
  });
  found?.setAttribute('data-journey', '');
  return found !== undefined;
}

async function clickOn(driver, selector, text) {
  await until(() => driver.run(markTarget, selector, text), `"${text}" is there`);
  await driver.click('[data-journey]');
}

const pathOf = (driver) => driver.run(() => window.location.pathname);
const titleOf = (driver) => driver.run(() => document.querySelector('h1')?.textContent ?? '');

/** The page is there, not only its address. */
async function arrive(driver, path, heading) {
  await until(async () => (await pathOf(driver)) === path, `the address is ${path}`);
  await until(async () => (await titleOf(driver)).startsWith(heading), `${path} shows "${heading}"`);
}

async function open(driver, origin, path) {
  await driver.open(origin + path);
  await driver.run(() => {
    window.dispatchEvent(new Event('pointermove'));
    return null;
  });
  await until(
    () => driver.run(() => document.documentElement.dataset.hasHydrated === 'true'),
    `the app of ${path} has started`,
  );
}

async function expectThat(isTrue, what) {
  if (!isTrue) {
    throw new Error(what);
  }
}

async function home(driver, origin) {
  await driver.resize(1280, 900);
  await open(driver, origin, '/');
  await clickOn(driver, 'a, button', 'Get Started');
  await arrive(driver, '/guide/start/', 'Introduction');
}

async function doc(driver, origin) {
  await open(driver, origin, DOC);
  await driver.run(() => {
    window.isKept = true;
    return null;
  });
  await clickOn(driver, '#site-doc-sidebar a', 'Command line');
  await arrive(driver, '/guide/basic/cli', 'Command line');
  await expectThat(await driver.run(() => window.isKept === true), 'a link of the sidebar loads the document anew');
}

async function theme(driver, origin) {
  const current = () => driver.run(() => document.documentElement.dataset.theme);
  await open(driver, origin, DOC);
  const before = await current();
  await clickOn(driver, 'nav button', 'Switch to');
  await until(async () => (await current()) !== before, 'the theme changes');
  const after = await current();
  await driver.reload();
  await expectThat((await current()) === after, 'the theme does not last over a reload');
}

async function menu(driver, origin) {
  await driver.resize(360, 740);
  await open(driver, origin, DOC);
  await clickOn(driver, 'button', 'Main menu');
  await until(() => driver.run(() => document.querySelector('[role="dialog"]') !== null), 'the menu opens');
  await clickOn(driver, '[role="dialog"] a', 'Config');
  await arrive(driver, '/config/', 'Config overview');
  await until(() => driver.run(() => document.querySelector('[role="dialog"]') === null), 'the menu closes');
  await expectThat(
    await driver.run(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    'the page is wider than a small window',
  );
  await driver.resize(1280, 900);
}

async function search(driver, origin) {
  await open(driver, origin, DOC);
  await driver.press('k', {ctrl: true});
  await until(
    () => driver.run(() => document.activeElement?.getAttribute('role') === 'combobox'),
    'the field of the search has the focus',
  );
  await driver.type('lib.format');
  await until(
    () =>
      driver.run(() =>
        document
          .querySelector('[role="option"][aria-selected="true"]')
          ?.getAttribute('href')
          ?.startsWith('/config/lib/format'),
      ),
    'the option lib.format is the first hit',
  );
  await driver.press('Enter');
  await arrive(driver, '/config/lib/format', 'lib.format');
  await until(
    () => driver.run(() => typeof Highlight === 'undefined' || CSS.highlights.get('site-search')?.size > 0),
    'the terms are marked',
  );
}

async function locale(driver, origin) {
  await open(driver, origin, DOC);
  await clickOn(driver, 'nav button', 'English');
  await clickOn(driver, 'nav a', '简体中文');
  await arrive(driver, `/zh${DOC}`, '快速开始');
  await expectThat((await driver.run(() => document.documentElement.lang)).startsWith('zh'), 'the page is not Chinese');
}

async function version(driver, origin) {
  await open(driver, origin, DOC);
  await clickOn(driver, 'nav button', '1.x');
  await clickOn(driver, 'nav a', '0.x');
  await arrive(driver, `/0.x${DOC}`, 'Quick start');
  await until(
    () => driver.run(() => document.body.textContent.includes('no longer the latest')),
    'the page says that it is old',
  );
}

export const JOURNEYS = {home, doc, theme, menu, search, locale, version};
