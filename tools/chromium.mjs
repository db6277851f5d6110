import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {canInstallPackages, installDebianPackage} from './debianPackage.mjs';

/** The shell comes first: the same engine without windows, which starts pages a quarter faster. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Options for a Chromium that runs as root, without a display and without calling home; every test starts it this way.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findSystemChromium() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  return [...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...MAC_APPS].find(
    isExecutable,
  );
}

async function findPlaywrightChromium() {
  const {chromium} = await import('playwright');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

function installOnDebian() {
  if (!canInstallPackages()) {
    return undefined;
  }
  console.log('chromium: none found, installing the Debian package');
  installDebianPackage('chromium-headless-shell', 'chromium');
  return findSystemChromium();
}

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, then the system's, then the one Playwright installed; on
 * Debian as root the package is installed when there is none. Throws a message that says how to get one.
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen)) {
      throw new Error(`CHROMIUM_PATH is "${chosen}", which is not a program that can be run.`);
    }
    return chosen;
  }
  const found = findSystemChromium() ?? (await findPlaywrightChromium()) ?? installOnDebian();
  if (!found) {
    throw new Error(
      'no Chromium found. Install one ("apt-get install chromium", "npx playwright install chromium") ' +
        'or set CHROMIUM_PATH to its program.',
    );
  }
  return found;
}

/**
 * Starts the browser that is found. Playwright is loaded here, not before: a tool that prints its help or refuses an option needs none
 * of it.
 *
 * @param {import('playwright').LaunchOptions} [options] beside the program and what every start has
 */
export async function launchChromium({args = [], ...options} = {}) {
  const {chromium} = await import('playwright');
  return chromium.launch({executablePath: await findChromium(), args: [...CHROMIUM_ARGS, ...args], ...options});
}
