import fc from 'fast-check';
import {decideRedirect, getToolLang, parseLocaleAndVersion, splitLocalePath} from '@site/src/lib/locale';
import {toMatchPath} from '@site/src/lib/nav';
import {resolveUISwitch} from '@site/src/lib/ui/uiSwitch';
import {isEqualPath, normalizeHref, normalizeRoutePath, removeBase, withBase} from '@site/src/lib/url';
import {decodeAnchor, isMalformedHash} from '@site/src/lib/url/anchor';
import {resolveVersionLink} from '@site/src/lib/versions';
import {cleanAddress} from '@site/src/plugins/runtime/inline/cleanAddress';
import {hideParts} from '@site/src/plugins/runtime/inline/hideParts';
import {toHref} from '@site/src/plugins/search/client/toHref';

const RUNS = {numRuns: 500};
const LANGUAGES = {base: '/', languages: ['en', 'zh'], defaultLang: 'en'};
const VERSIONS = {versions: ['1.x', '0.x'], defaultVersion: '1.x'};
const {origin} = window.location;

/** Pieces that have led browsers and routers astray, and plain text. */
const piece = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '',
    '/',
    '//',
    '\\',
    '%',
    '%2',
    '%2f',
    '%5c',
    '%00',
    '%E0%A4%A',
    '%ff',
    '%F0%9F%98%80',
    '\ud800',
    'index',
    'index.html',
    '.html',
    'en',
    'zh',
    '0.x',
    'example.com',
    '@example.com',
    'javascript:alert(1)',
    '<img onerror=alert(1)>',
    '"\'>',
    '__proto__',
    'constructor',
    '你好',
    '\u202e',
    'x'.repeat(8192),
  ),
  fc.string(),
  fc.string({unit: 'binary'}),
);
const pathname = fc.array(piece, {maxLength: 8}).map((pieces) => `/${pieces.join('/')}`);
const query = fc.array(fc.tuple(piece, piece), {maxLength: 4}).map((pairs) => {
  const text = pairs.map(([key, value]) => `${key}=${value}`).join('&');
  return text === '' ? '' : `?${text}`;
});
const hash = fc.option(piece, {nil: undefined}).map((text) => (text === undefined ? '' : `#${text}`));
const base = fc.constantFrom('/', '/lib/', '/lib');

/** As the address bar has it: a browser has escaped it, dropped line breaks and turned backslashes. Undefined when it refuses. */
function toLocation(address: string): URL | undefined {
  try {
    const url = new URL(origin + address);
    return url.origin === origin ? url : undefined;
  } catch {
    return undefined;
  }
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-not-found');
});

describe('any address', () => {
  it('is taken apart without an exception', () => {
    fc.assert(
      fc.property(pathname, query, hash, base, (path, search, anchor, root) => {
        const url = path + search + anchor;
        const languages = {...LANGUAGES, base: root};
        expect(typeof normalizeRoutePath(path)).toBe('string');
        expect(typeof normalizeHref(url, {cleanUrls: true})).toBe('string');
        expect(LANGUAGES.languages).toContain(splitLocalePath(path, languages).lang);
        const {lang, version} = parseLocaleAndVersion(url, {...languages, ...VERSIONS});
        expect(LANGUAGES.languages).toContain(lang);
        expect(VERSIONS.versions).toContain(version);
        expect(['en', 'zh']).toContain(getToolLang(path));
        expect(isEqualPath(url, url, root)).toBe(true);
        expect(typeof toMatchPath(path, {...languages, ...VERSIONS})).toBe('string');
        expect(Object.values(resolveUISwitch(search)).every((isShown) => typeof isShown === 'boolean')).toBe(true);
        expect(isMalformedHash(anchor)).toBe(anchor.length > 1 && decodeAnchor(anchor) === null);
      }),
      RUNS,
    );
  });

  it('gets the base path once and loses it again', () => {
    fc.assert(
      fc.property(pathname, base, (path, root) => {
        const full = withBase(path, root);
        expect(withBase(full, root)).toBe(full);
        if (!path.startsWith('//') && full !== path) {
          expect(removeBase(full, root)).toBe(path);
        }
      }),
      RUNS,
    );
  });

  it('keeps its own page in another version when the map knows nothing of it', () => {
    fc.assert(
      fc.property(pathname, query, hash, (path, search, anchor) => {
        const id = decodeAnchor(anchor);
        const target = resolveVersionLink({from: '1.x', to: '0.x', path, search, hash: anchor, id, pages: {}});
        expect(target).toEqual({path: path + search + anchor});
      }),
      RUNS,
    );
  });
});

describe('an address that leads on', () => {
  it('never leads to another site', () => {
    fc.assert(
      fc.property(pathname, query, hash, (path, search, anchor) => {
        const location = toLocation(path + search + anchor);
        fc.pre(location !== undefined);
        const {target} = decideRedirect({
          ...LANGUAGES,
          pathname: location.pathname,
          search: location.search,
          hash: location.hash,
          preferred: ['zh-CN'],
          userAgent: '',
          hasVisited: false,
          mode: 'auto',
        });
        expect(new URL(target ?? '/', origin).origin).toBe(origin);
      }),
      RUNS,
    );
  });

  it('of a stored or foreign hit runs no script', () => {
    fc.assert(
      fc.property(fc.oneof(piece, pathname), base, (link, root) => {
        const {protocol, origin: target} = new URL(toHref(link, root), origin);
        expect(['http:', 'https:']).toContain(protocol);
        expect(target === origin || /^https?:\/\//i.test(link)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('the scripts in the head', () => {
  it('leave an address of this site, of one slash, with a hash that can be read, or the one that was', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    fc.assert(
      fc.property(pathname, query, hash, (path, search, anchor) => {
        const location = toLocation(path + search + anchor);
        fc.pre(location !== undefined && !location.pathname.startsWith('//'));
        window.history.replaceState(null, '', location.pathname + location.search + location.hash);
        cleanAddress({baseUrl: '/', defaultLang: 'en'});
        hideParts({
          parts: ['navbar'],
          announcementKey: 'a',
          baseUrls: ['/'],
          versions: ['0.x'],
          versionBannerKey: 'b:',
        });
        expect(window.location.origin).toBe(origin);
        expect(window.location.pathname).not.toContain('//');
        expect(isMalformedHash(window.location.hash)).toBe(false);
        expect(window.location.search).not.toMatch(/[?&]docusaurus-(?:data-|theme)/);
        const names = document.documentElement.getAttributeNames();
        expect(names.filter((name) => !['data-hide-navbar'].includes(name))).toEqual([]);
        document.documentElement.removeAttribute('data-hide-navbar');
      }),
      RUNS,
    );
  });
});
