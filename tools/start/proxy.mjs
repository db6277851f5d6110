import http from 'node:http';
import {createProxyMiddleware} from 'http-proxy-middleware';
import {send} from './send.mjs';
import {createWaitingPage, STATE_PATH} from './waitingPage.mjs';

/** True for what a person opens: a page, not a script, a style or a fetched file. */
function asksForPage({method, headers}) {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/**
 * One address for the development servers of all locales: a request goes to the server of the locale in its path, the
 * connections of hot reloading included. A locale's server starts with the first request of one of its pages.
 *
 * @param {object} options
 * @param {string} options.base path of the default locale: `/`
 * @param {readonly {server: object, prefix: string, label: string}[]} options.locales the default one, which takes what no other takes, first;
 *   `prefix` is the path of the locale's home page: `/zh/`
 * @param {(request: http.IncomingMessage, response: http.ServerResponse) => boolean} [options.answer] takes a request before
 *   it is sent on, and returns true
 */
export function createLocaleProxy({base, locales, answer = () => false}) {
  const [main, ...others] = locales;
  const stateUrl = `${base}${STATE_PATH}`;
  /** Servers whose end a reader has seen. */
  const told = new Set();

  function find(url) {
    const [pathname] = url.split('?');
    return others.find(({prefix}) => pathname.startsWith(prefix) || `${pathname}/` === prefix) ?? main;
  }

  const forward = createProxyMiddleware({
    target: 'http://127.0.0.1',
    router: ({url}) => find(url).server.target,
    on: {
      error(error, _request, response) {
        if (response instanceof http.ServerResponse) {
          if (!response.headersSent) {
            send(response, 502, 'text/plain', `start: ${error.message}`);
          }
        } else {
          response.destroy();
        }
      },
    },
  });

  function answerState(request, response) {
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname !== stateUrl) {
      return false;
    }
    const entry = locales.find(({server}) => server.locale === url.searchParams.get('locale'));
    send(response, entry ? 200 : 404, 'application/json', JSON.stringify({state: entry?.server.state}));
    return true;
  }

  function sendWaitingPage({server, label}, response) {
    const {locale, state, log} = server;
    send(
      response,
      503,
      'text/html',
      createWaitingPage({locale, label, state, log, stateUrl: `${stateUrl}?locale=${locale}`}),
    );
  }

  async function handle(request, response) {
    if (answerState(request, response) || answer(request, response)) {
      return;
    }
    const entry = find(request.url);
    const {server} = entry;
    if (server.state !== 'ready') {
      if (server.state === 'failed' && !(asksForPage(request) && told.has(server))) {
        // The end is told once; then a page that is asked for, by "Try again", starts the server. An icon does not.
        if (asksForPage(request)) {
          told.add(server);
        }
        sendWaitingPage(entry, response);
        return;
      }
      told.delete(server);
      const ready = server.start();
      if (asksForPage(request)) {
        sendWaitingPage(entry, response);
        return;
      }
      await ready;
    }
    await forward(request, response, (error) => {
      send(response, 502, 'text/plain', `start: ${error?.message ?? 'no server'}`);
    });
  }

  const proxy = http.createServer((request, response) => {
    handle(request, response).catch((error) => send(response, 502, 'text/plain', `start: ${error.message}`));
  });
  proxy.on('upgrade', (request, socket, head) => {
    if (find(request.url).server.state === 'ready') {
      forward.upgrade(request, socket, head);
    } else {
      socket.destroy();
    }
  });
  return proxy;
}
