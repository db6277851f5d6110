import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {send} from '../send.mjs';
import {createSideBySidePage} from './page.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const FILES = {'client.js': 'text/javascript', 'align.js': 'text/javascript', 'style.css': 'text/css'};

/** Address of the view, below the base path. */
export const SIDE_BY_SIDE_PATH = '__translate/';

/**
 * Answers requests for the side-by-side view: `/__translate/<page>[?locale=zh]`, its own files and the state of a page at
 * `/__translate/-/`. It is part of the development server only, so no build can have it.
 *
 * @param {object} options
 * @param {string} options.base path of the default locale
 * @param {readonly {lang: string, label: string, htmlLang: string, prefix: string}[]} options.locales the default one first
 * @param {(locale: string, address: string) => unknown} options.readPageStatus state of a page, undefined when there is none
 */
export function createSideBySide({base, locales, readPageStatus}) {
  const root = base + SIDE_BY_SIDE_PATH;
  const [original, ...translations] = locales;

  function answerFile(name, url, response) {
    if (name === 'state') {
      const status = readPageStatus(url.searchParams.get('locale') ?? '', url.searchParams.get('address') ?? '');
      send(response, status ? 200 : 404, 'application/json', JSON.stringify(status ?? {}));
    } else if (Object.hasOwn(FILES, name)) {
      send(response, 200, FILES[name], readFileSync(path.join(HERE, name)));
    } else {
      send(response, 404, 'text/plain', 'start: no such file.');
    }
  }

  return function answer(request, response) {
    const url = new URL(request.url, 'http://localhost');
    if (!url.pathname.startsWith(root)) {
      return false;
    }
    const address = url.pathname.slice(root.length);
    if (address.startsWith('-/')) {
      answerFile(address.slice(2), url, response);
      return true;
    }
    const wanted = url.searchParams.get('locale');
    const translation = wanted === null ? translations[0] : translations.find(({lang}) => lang === wanted);
    if (translation === undefined) {
      const known = translations.map(({lang}) => lang).join(', ') || 'none: start it without --locale';
      send(response, 404, 'text/plain', `start: no translation to show; there are ${known}.`);
    } else {
      send(response, 200, 'text/html', createSideBySidePage({root, address, original, translation, translations}));
    }
    return true;
  };
}
