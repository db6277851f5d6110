import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {htmlToText} from '../../src/lib/text/htmlToText';
import {siteConfig} from '../../src/lib/site/siteConfig';
import {pageKey, resolveVersionLink, type HeadingGaps} from '../../src/lib/versions';
import type {VersionsData} from '../../src/plugins/versions/types';
import {BUILD, canonicalPath, readBuiltPages} from './support/build';

/** Checks of files, without a browser: what the last build says of versions, to readers and to search engines. */
const GENERATED = path.resolve(__dirname, '..', '..', '.docusaurus');

/** By tag of the languages of the site. */
const OPEN_GRAPH: Readonly<Record<string, string>> = {en: 'en_US', 'zh-CN': 'zh_CN'};

const {versions, pages: gaps} = (
  JSON.parse(readFileSync(path.join(GENERATED, 'globalData.json'), 'utf8')) as {
    readonly 'site-versions': {readonly default: VersionsData};
  }
)['site-versions'].default;

function readGaps(lang: string, version: string): HeadingGaps {
  const file = path.join(GENERATED, 'site-versions', 'default', `headings-${lang}-${version}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as HeadingGaps;
}

type DocPage = {
  readonly route: string;
  readonly html: string;
  readonly lang: string;
  readonly version: string;
  /** Below the prefixes of locale and version. */
  readonly path: string;
  readonly prefix: string;
  /** Ids inside the article. */
  readonly ids: ReadonlySet<string>;
};

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return match ? htmlToText(match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

function tags(html: string, element: string): string[] {
  return html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? [];
}

function headOf(html: string): string {
  return html.slice(0, html.indexOf('</head>'));
}

function articleOf(html: string): string {
  return html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
}

/** What a page says of itself in JSON-LD, of one type of schema.org. */
function readData(html: string, type: string): Readonly<Record<string, unknown>>[] {
  return [...headOf(html).matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json) as Readonly<Record<string, unknown>>)
    .filter((data) => data['@type'] === type);
}

/** Every doc of every version and locale. */
const docs = readBuiltPages().flatMap(({route, html}): DocPage[] => {
  const lang = siteConfig.locales.slice(1).find((locale) => route.startsWith(`/${locale.lang}/`))?.lang ?? 'en';
  const local = lang === 'en' ? route : route.slice(lang.length + 1);
  const version = versions.find(({prefix}) => prefix !== '' && local.startsWith(`${prefix}/`)) ?? versions[0];
  const ids = tags(articleOf(html), 'h[2-6]').flatMap((tag) => attribute(tag, 'id') ?? []);
  const page = {
    route,
    html,
    lang,
    version: version.name,
    path: local.slice(version.prefix.length),
    prefix: (lang === 'en' ? '' : `/${lang}`) + version.prefix,
    ids: new Set(ids),
  };
  return html.includes('<article') ? [page] : [];
});

const byRoute = new Map(docs.map((page) => [pageKey(page.route), page]));

function find(lang: string, version: string, target: string): DocPage | undefined {
  const prefix = versions.find(({name}) => name === version)?.prefix ?? '';
  return byRoute.get(pageKey((lang === 'en' ? '' : `/${lang}`) + prefix + target));
}

/** Addresses of the canonical link, the alternates and the sitemap are full. */
function toPath(address: string): string {
  expect(address.startsWith(`${siteConfig.url}/`), address).toBe(true);
  return decodeURI(new URL(address).pathname);
}

function metaOf(html: string, name: string): string[] {
  return tags(headOf(html), 'meta')
    .filter((tag) => attribute(tag, 'name') === name || attribute(tag, 'property') === name)
    .map((tag) => attribute(tag, 'content') ?? '');
}

function alternatesOf(html: string): Record<string, string> {
  const links = tags(headOf(html), 'link').filter(
    (tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang'),
  );
  return Object.fromEntries(
    links.map((tag) => [attribute(tag, 'hreflang') ?? '', toPath(attribute(tag, 'href') ?? '')]),
  );
}

test('VERSION-02 both versions have their pages in both languages, the default one without a prefix', () => {
  expect(versions.map(({prefix}) => prefix)).toEqual(['', '/0.x']);
  for (const {lang} of siteConfig.locales) {
    for (const {name} of versions) {
      const count = docs.filter((page) => page.lang === lang && page.version === name).length;
      expect(count, `${lang} ${name}`).toBeGreaterThan(50);
    }
  }
});

test('VERSION-03 every link of every version switcher leads to a page that exists', () => {
  const wrong: string[] = [];
  for (const page of docs) {
    const links = tags(page.html, 'a').filter((tag) => attribute(tag, 'data-version') !== undefined);
    const targets = links.map((tag) => [attribute(tag, 'data-version'), attribute(tag, 'href') ?? ''] as const);
    if (targets.map(([name]) => name).join() !== versions.map(({name}) => name).join()) {
      wrong.push(`${page.route} lists ${targets.map(([name]) => name).join()}`);
    }
    for (const [name, href] of targets) {
      const target = byRoute.get(pageKey(href));
      if (target?.lang !== page.lang || target.version !== name || !existsSync(path.join(BUILD, href, 'index.html'))) {
        wrong.push(`${page.route} -> ${name}: ${href}`);
      }
      // The same page wherever there is one.
      if (find(page.lang, name ?? '', page.path) !== undefined && target?.path !== page.path) {
        wrong.push(`${page.route} -> ${name}: ${href} instead of the same page`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

for (const {lang} of siteConfig.locales) {
  test(`VERSION-03 every section of every page has its place in the other versions, or is said to have none: ${lang}`, () => {
    const wrong: string[] = [];
    let sections = 0;
    for (const page of docs.filter((candidate) => candidate.lang === lang)) {
      const headings = readGaps(lang, page.version);
      for (const to of versions.map(({name}) => name).filter((name) => name !== page.version)) {
        for (const id of page.ids) {
          const {path: target, note} = resolveVersionLink({
            from: page.version,
            to,
            path: page.path,
            search: '?q',
            id,
            hash: `#${id}`,
            pages: gaps,
            headings,
          });
          const {pathname, search, hash} = new URL(target, siteConfig.url);
          const found = find(lang, to, pathname);
          const isThere = hash === '' || found?.ids.has(hash.slice(1));
          const isSaid = note !== undefined && note.kind !== 'moved-page';
          if (found === undefined || search !== '?q' || (isThere ? note?.kind === 'no-heading' : !isSaid)) {
            wrong.push(`${page.route}#${id} -> ${to}${target}: ${note?.kind ?? 'nothing said'}`);
          }
          sections++;
        }
      }
    }
    expect(sections).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
}

test('VERSION-03 a page that the other version does not have names the nearest one in the HTML', () => {
  for (const [from, ownGaps] of Object.entries(gaps)) {
    for (const [key, targets] of Object.entries(ownGaps)) {
      for (const [to, {path: target}] of Object.entries(targets)) {
        for (const {lang} of siteConfig.locales) {
          const page = find(lang, from, key);
          const [link] = new RegExp(`<a\\b[^>]*data-version="?${to}"?[^>]*>.*?</a>`).exec(page?.html ?? '') ?? [];
          const [title] = new RegExp(`<h1\\b.*?</h1>`).exec(find(lang, to, target)?.html ?? '') ?? [];
          expect(htmlToText(link ?? ''), `${lang} ${from} ${key}`).toContain(htmlToText(title ?? 'no such page'));
        }
      }
    }
  }
  expect(Object.keys(gaps['1.x'] ?? {})).toContain('/config/lib/wasm');
});

test('LINK-03 links in the text stay in the language and version of the page', () => {
  const leaving = docs.flatMap((page) => {
    const targets = tags(articleOf(page.html), 'a').flatMap((tag) => attribute(tag, 'href') ?? []);
    return targets
      .filter((href) => /^\/(?!\/)/.test(href) && byRoute.has(pageKey(href.replace(/[?#].*/, ''))))
      .filter(
        (href) =>
          !`${href}/`.startsWith(`${page.prefix}/`) || (page.version === '1.x' && /^(?:\/zh)?\/0\.x\//.test(href)),
      )
      .map((href) => `${page.route} -> ${href}`);
  });
  // What a version says of another one is about that other one.
  expect(leaving.filter((line) => !line.includes('upgrade-rslib'))).toEqual([]);
});

test('VERSION-06 the banner of an old version leads to the same page of the default one, where there is one', () => {
  const latest = versions[0].name;
  for (const page of docs) {
    const [banner] = /<aside\b[^>]*theme-doc-version-banner[^>]*>.*?<\/aside>/s.exec(page.html) ?? [];
    if (page.version === latest) {
      expect(banner, page.route).toBeUndefined();
      continue;
    }
    const [link] = tags(banner ?? '', 'a');
    const same = find(page.lang, latest, page.path);
    const target = byRoute.get(pageKey(attribute(link ?? '', 'href') ?? ''));
    expect(target?.version, page.route).toBe(latest);
    expect(target?.lang, page.route).toBe(page.lang);
    expect(same === undefined || target === same, page.route).toBe(true);
    expect(htmlToText(banner ?? ''), page.route).toContain('@rslib/core 0.23.');
  }
});

test.describe('search engines', () => {
  const latest = versions[0].name;

  test('VERSION-06 URL-07 a page of an old version names the same page of the default one, in its language', () => {
    for (const page of docs) {
      const same = page.version === latest ? page : find(page.lang, latest, page.path);
      const expected = (same ?? page).route;
      expect(decodeURI(canonicalPath(page.html) ?? ''), page.route).toBe(expected);
      // Who shares a page of an old version means that one.
      expect(metaOf(page.html, 'og:url').map(toPath), page.route).toEqual([page.route]);
      expect(metaOf(page.html, 'robots'), page.route).toEqual(expected === page.route ? [] : ['noindex,follow']);
    }
    expect(docs.filter(({version}) => version !== latest).length).toBeGreaterThan(100);
  });

  test('I18N-04 alternates name the languages a page exists in, each other, and the default one', () => {
    const tagOf = Object.fromEntries(siteConfig.locales.map(({lang, htmlLang}) => [lang, htmlLang]));
    for (const page of docs) {
      const found = alternatesOf(page.html);
      if (metaOf(page.html, 'robots').length > 0) {
        expect(found, page.route).toEqual({});
        continue;
      }
      expect(found[tagOf[page.lang] ?? ''], page.route).toBe(page.route);
      expect(found['x-default'], page.route).toBe(found[tagOf.en ?? '']);
      for (const [tag, route] of Object.entries(found)) {
        const other = byRoute.get(pageKey(route));
        expect(tag === 'x-default' ? 'en' : tagOf[other?.lang ?? ''], page.route).toBe(
          tag === 'x-default' ? other?.lang : tag,
        );
        expect(alternatesOf(other?.html ?? ''), route).toEqual(found);
      }
      const others = Object.keys(found).filter((tag) => tag !== 'x-default' && tag !== tagOf[page.lang]);
      expect(metaOf(page.html, 'og:locale:alternate'), page.route).toEqual(others.map((tag) => OPEN_GRAPH[tag]));
    }
  });

  test('I18N-03 pages name their language as Open Graph writes it', () => {
    for (const page of docs) {
      expect(metaOf(page.html, 'og:locale'), page.route).toEqual([page.lang === 'en' ? 'en_US' : 'zh_CN']);
    }
  });

  test('previews of shared docs know the kind of page and the site', () => {
    for (const page of docs) {
      expect(metaOf(page.html, 'og:type'), page.route).toEqual(['article']);
      expect(metaOf(page.html, 'og:site_name'), page.route).toEqual([siteConfig.title]);
    }
    const home = readFileSync(path.join(BUILD, 'index.html'), 'utf8');
    expect(metaOf(home, 'og:type')).toEqual(['website']);
  });

  test('search crawlers find language, version and tag of a doc once', () => {
    for (const page of docs) {
      for (const name of ['language', 'version', 'docusaurus_tag']) {
        expect(metaOf(page.html, `docsearch:${name}`), `${page.route} ${name}`).toHaveLength(1);
      }
      // Their twins for other crawlers, which the site has no use for.
      for (const name of ['docusaurus_locale', 'docusaurus_version', 'docusaurus_tag']) {
        expect(metaOf(page.html, name), `${page.route} ${name}`).toEqual([]);
      }
    }
  });

  test('URL-07 the sitemaps list every canonical address and no other', () => {
    const listed = ['sitemap.xml', 'zh/sitemap.xml'].flatMap((name) =>
      [...readFileSync(path.join(BUILD, name), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
        toPath(address),
      ),
    );
    expect(new Set(listed).size).toBe(listed.length);
    const canonical = docs.filter(({html}) => metaOf(html, 'robots').length === 0).map(({route}) => route);
    expect(listed).toEqual(expect.arrayContaining(canonical));
    const others = listed.filter((route) => !canonical.includes(route));
    expect(others.filter((route) => byRoute.has(pageKey(route)))).toEqual([]);
    expect(others.filter((route) => route.startsWith('/0.x/') || route.startsWith('/zh/0.x/'))).toEqual([]);
    expect(others).toEqual(expect.arrayContaining(['/', '/zh/']));
  });

  test('URL-07 robots.txt leads search engines to both sitemaps', () => {
    const robots = readFileSync(path.join(BUILD, 'robots.txt'), 'utf8');
    const sitemaps = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => toPath(address));
    expect(sitemaps).toEqual(['/sitemap.xml', '/zh/sitemap.xml']);
  });

  test('URL-07 the sitemaps say of other languages and dates what the pages say', () => {
    for (const name of ['sitemap.xml', 'zh/sitemap.xml']) {
      const entries = readFileSync(path.join(BUILD, name), 'utf8').match(/<url>.*?<\/url>/gs) ?? [];
      expect(entries.length, name).toBeGreaterThan(70);
      const texts = new Map(entries.map((entry) => [toPath(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''), entry]));
      for (const page of docs.filter(({route}) => texts.has(route))) {
        const entry = texts.get(page.route) ?? '';
        const listed = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)];
        expect(Object.fromEntries(listed.map(([, lang, href]) => [lang, toPath(href)])), page.route).toEqual(
          alternatesOf(page.html),
        );
        expect(entry, page.route).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
      }
    }
  });

  test('NOTFOUND-06 the 404 pages have no address of their own', () => {
    for (const name of ['404.html', 'zh/404.html']) {
      const html = readFileSync(path.join(BUILD, name), 'utf8');
      expect(canonicalPath(html), name).toBeUndefined();
      expect(metaOf(html, 'og:url'), name).toEqual([]);
      expect(metaOf(html, 'robots'), name).toEqual(['noindex']);
      expect(alternatesOf(html), name).toEqual({});
    }
  });
});

test('every page tells search engines its way from the home page, with addresses of pages alone', () => {
  const routes = new Set(readBuiltPages().map(({route}) => route));
  for (const {route, html, lang} of docs) {
    const [list, ...more] = readData(html, 'BreadcrumbList');
    const items = list.itemListElement as readonly {
      readonly position: number;
      readonly name: string;
      readonly item: string;
    }[];
    const paths = items.map(({item}) => toPath(item));
    expect(more, route).toEqual([]);
    expect(
      items.map(({position}) => position),
      route,
    ).toEqual(items.map((_item, index) => index + 1));
    expect([paths[0], paths.at(-1)], route).toEqual([lang === 'en' ? '/' : `/${lang}/`, route]);
    expect(new Set(paths).size, route).toBe(items.length);
    expect(
      paths.filter((path) => !routes.has(path)),
      route,
    ).toEqual([]);
    expect(
      items.every(({name}) => name !== ''),
      route,
    ).toBe(true);
  }
});

test('every page that stands for itself describes one article, and no other page does', () => {
  for (const {route, html, lang, version} of docs) {
    const found = readData(html, 'TechArticle');
    const isOwn = canonicalPath(html) === route && metaOf(html, 'robots').every((text) => !text.includes('noindex'));
    expect(found.length, route).toBe(isOwn ? 1 : 0);
    if (isOwn) {
      const [{inLanguage, url, about, headline}] = found;
      expect([toPath(String(url)), inLanguage], route).toEqual([route, lang === 'zh' ? 'zh-CN' : lang]);
      expect(about, route).toMatchObject({softwareVersion: version});
      expect(headline, route).toBeTruthy();
    }
  }
});
