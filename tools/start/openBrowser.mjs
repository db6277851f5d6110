import {spawn} from 'node:child_process';

const COMMANDS = {darwin: ['open'], win32: ['cmd', '/c', 'start', '']};

/** Opens an address in the reader's browser where there is a screen; a failure is no error, the address is printed. */
export function openBrowser(url, env = process.env) {
  const [command, ...args] = COMMANDS[process.platform] ?? ['xdg-open'];
  const hasScreen = process.platform in COMMANDS || env.DISPLAY || env.WAYLAND_DISPLAY;
  if (!hasScreen || env.BROWSER === 'none' || env.CI) {
    return;
  }
  const child = spawn(command, [...args, url], {stdio: 'ignore', detached: true});
  child.on('error', () => {});
  child.unref();
}
