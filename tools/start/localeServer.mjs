import {spawn} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import {findPort} from '../findPort.mjs';
import {isShown} from '../isShown.mjs';

/** Lines kept to show what a server said before it ended. */
const LOG_LINES = 40;
const POLL_MS = 200;
/** Docusaurus prints its own address, which is not the one to open. */
const OWN_ADDRESS = /Docusaurus website is running at|Starting the development server/;

/** The status of an address, or undefined when nobody answers. The first answer comes when the site is compiled. */
function ask(url) {
  return new Promise((resolve) => {
    http
      .get(url, {headers: {accept: 'text/html'}}, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', () => resolve(undefined));
  });
}

/**
 * The development server of one locale: a process that is started when it is first needed, and again after it ended.
 *
 * @param {object} options
 * @param {string} options.locale
 * @param {string} options.path what to ask for to know that the site is compiled: `/zh/`
 * @param {(port: number) => {command: string, args: string[], env: Record<string, string>, cwd: string}} options.createCommand
 * @param {(line: string) => void} options.print
 */
export function createLocaleServer({locale, path, createCommand, print}) {
  /** @type {'idle' | 'starting' | 'ready' | 'failed'} */
  let state = 'idle';
  let child;
  let port;
  let starting;
  let log = [];
  let isStopped = false;

  function note(chunk) {
    for (const line of chunk.toString().split(/\r?\n|\r/)) {
      if (isShown(line) && !OWN_ADDRESS.test(line)) {
        log = [...log, line].slice(-LOG_LINES);
        print(line);
      }
    }
  }

  function handleEnd(status, signal) {
    child = undefined;
    starting = undefined;
    if (!isStopped) {
      state = 'failed';
      const how = status === null ? `by ${signal}` : `with status ${status}`;
      print(
        `the server of "${locale}" ended ${how}; the others go on. It starts again when one of its pages is asked for.`,
      );
    }
  }

  async function run() {
    port = await findPort();
    const {command, args, env, cwd} = createCommand(port);
    if (isStopped) {
      return;
    }
    const own = spawn(command, args, {cwd, env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
    child = own;
    own.stdout.on('data', note);
    own.stderr.on('data', note);
    own.on('error', (error) => {
      note(error.message);
      handleEnd(1, null);
    });
    own.on('exit', (status, signal) => child === own && handleEnd(status, signal));
    while (child === own && !isStopped) {
      if ((await ask(`http://127.0.0.1:${port}${path}`)) !== undefined) {
        state = 'ready';
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`the server of "${locale}" did not start.`);
  }

  return {
    locale,
    get state() {
      return state;
    },
    get log() {
      return log;
    },
    /** Where the server answers; only meaningful when it is ready. */
    get target() {
      return `http://127.0.0.1:${port}`;
    },
    /** Starts the process unless it runs; resolves when the site is compiled, rejects when it ends before. */
    start() {
      if (state === 'ready') {
        return Promise.resolve();
      }
      if (starting === undefined) {
        state = 'starting';
        log = [];
        starting = run();
        // Whoever waits gets the rejection; nobody waiting is no error.
        starting.catch(() => {});
      }
      return starting;
    },
    /** Ends the process and starts it anew; one that nobody needed yet, or that is about to start, stays as it is. */
    restart() {
      if (isStopped || state === 'idle' || (state === 'starting' && child === undefined)) {
        return;
      }
      const old = child;
      child = undefined;
      state = 'starting';
      log = [];
      // Both would write the same generated files.
      const ended = old === undefined ? Promise.resolve() : once(old, 'exit');
      old?.kill('SIGTERM');
      starting = ended.then(run);
      starting.catch(() => {});
    },
    stop() {
      isStopped = true;
      child?.kill('SIGTERM');
    },
  };
}
