import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {canInstallPackages, installDebianPackage} from '../debianPackage.mjs';
import {findPort} from '../findPort.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Code points that WebDriver gives to keys without a letter. */
const KEYS = {Enter: '\uE007', Escape: '\uE00C', Control: '\uE009', Tab: '\uE004'};
const STARTED_MS = 15_000;

function ensureDriver({mayInstall}) {
  if (!existsSync(DRIVER) && mayInstall && canInstallPackages()) {
    installDebianPackage('webkit2gtk-driver');
  }
  if (!existsSync(DRIVER)) {
    throw new Error('there is no WebKitWebDriver here; install webkit2gtk-driver.');
  }
}

/** WebKitGTK has no mode without windows: it needs a display, real or virtual. */
function ensureDisplay({mayInstall}) {
  if (process.env.DISPLAY) {
    return {display: process.env.DISPLAY, stop: () => undefined};
  }
  const hasDisplay = () => spawnSync('Xvfb', ['-help']).error === undefined;
  if (!hasDisplay() && mayInstall && canInstallPackages()) {
    installDebianPackage('xvfb');
  }
  if (!hasDisplay()) {
    throw new Error('there is no display here, real or virtual; install xvfb.');
  }
  const display = `:${90 + (process.pid % 100)}`;
  const server = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {stdio: 'ignore'});
  return {display, stop: () => server.kill()};
}

/** A function that sends WebDriver commands; an error answer is thrown with its message. */
function createCommands(origin) {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(body ?? {}), headers: {'Content-Type': 'application/json'}}),
    });
    const {value} = await response.json();
    if (!response.ok) {
      throw new Error(`${path}: ${value?.error ?? response.status}: ${value?.message ?? ''}`);
    }
    return value;
  };
}

async function startSession(send, {browserPath, args}) {
  const deadline = Date.now() + STARTED_MS;
  for (;;) {
    try {
      return await send('POST', '/session', {
        capabilities: {alwaysMatch: {'webkitgtk:browserOptions': {binary: browserPath, args}}},
      });
    } catch (error) {
      if (Date.now() > deadline || !/fetch failed/.test(String(error.message))) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Where Debian keeps the small browser that belongs to the engine. */
function findMiniBrowser() {
  const {stdout = ''} = spawnSync('sh', ['-c', 'ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser'], {encoding: 'utf8'});
  const [found] = stdout.split('\n').filter(Boolean);
  if (found === undefined) {
    throw new Error('there is no MiniBrowser of WebKitGTK here.');
  }
  return found;
}

/** Starts WebKitGTK's own small browser and drives it by WebDriver. What the console says cannot be read this way. */
export async function startWebkit({mayInstall}) {
  ensureDriver({mayInstall});
  const {display, stop: stopDisplay} = ensureDisplay({mayInstall});
  const port = await findPort();
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  // A group of its own: the driver leaves the browser behind when it is ended.
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {stdio: 'ignore', env, detached: true});
  const stopAll = () => {
    process.off('exit', stopAll);
    try {
      process.kill(-driver.pid);
    } catch {
      // It has ended.
    }
    stopDisplay();
  };
  process.on('exit', stopAll);
  try {
    const send = createCommands(`http://127.0.0.1:${port}`);
    const {sessionId, capabilities} = await startSession(send, {
      browserPath: findMiniBrowser(),
      args: ['--automation'],
    });
    const session = `/session/${sessionId}`;
    const actKeys = (actions) =>
      send('POST', `${session}/actions`, {actions: [{type: 'key', id: 'keyboard', actions}]});
    const down = (value) => ({type: 'keyDown', value});
    const up = (value) => ({type: 'keyUp', value});
    return {
      name: `${capabilities.browserName} ${capabilities.browserVersion}`,
      problems: [],
      open: (url) => send('POST', `${session}/url`, {url}),
      reload: () => send('POST', `${session}/refresh`),
      resize: (width, height) => send('POST', `${session}/window/rect`, {width, height}),
      run: (script, ...args) =>
        send('POST', `${session}/execute/sync`, {script: `return (${script}).apply(null, arguments);`, args}),
      async click(selector) {
        const found = await send('POST', `${session}/element`, {using: 'css selector', value: selector});
        await send('POST', `${session}/element/${found[ELEMENT]}/click`);
      },
      type: (text) => actKeys([...text].flatMap((key) => [down(key), up(key)])),
      press: (key, {ctrl = false} = {}) =>
        actKeys([
          ...(ctrl ? [down(KEYS.Control)] : []),
          down(KEYS[key] ?? key),
          up(KEYS[key] ?? key),
          ...(ctrl ? [up(KEYS.Control)] : []),
        ]),
      async stop() {
        await send('DELETE', session).catch(() => undefined);
        stopAll();
      },
    };
  } catch (error) {
    stopAll();
    throw error;
  }
}
