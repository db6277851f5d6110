import {statSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {listFiles} from '../listFiles.mjs';
import {median} from '../statistics.mjs';
import {HOME, LONG_DOC, type Figures} from './budgets';
import {loadPage, type LoadedPage} from './loadPage';
import {findFile, listDocChunks, weighFile} from './measureFiles';

/** Pages that may be the heaviest: as many of the longest. */
const CANDIDATES = 12;

export type Measured = {
  readonly figures: Figures;
  /** What makes up the weight of the two pages: a line for each file. */
  readonly details: readonly string[];
};

function describe(title: string, paths: readonly string[], weigh: (pathname: string) => number): string[] {
  const heaviestFirst = [...paths].sort((a, b) => weigh(b) - weigh(a));
  return ['', title, ...heaviestFirst.map((name) => `${weigh(name).toFixed(1).padStart(6)} kB  ${name}`)];
}

async function visit(browser: Browser, baseURL: string, address: string): Promise<LoadedPage> {
  const context = await browser.newContext({baseURL, locale: 'en-US', viewport: {width: 1440, height: 900}});
  try {
    const page: Page = await context.newPage();
    return await loadPage(page, address);
  } finally {
    await context.close();
  }
}

/** Weighs the site that is built in `buildDir` in the locales, the default first, and served at `origin`. */
export async function measureSite(
  browser: Browser,
  origin: string,
  buildDir: string,
  locales: readonly {readonly lang: string}[],
): Promise<Measured> {
  const weights = new Map<string, number>();
  const weigh = (pathname: string): number => {
    const known = weights.get(pathname) ?? weighFile(findFile(buildDir, pathname)) / 1000;
    weights.set(pathname, known);
    return known;
  };
  const sum = (paths: readonly string[]): number => paths.reduce((total, name) => total + weigh(name), 0);
  const doc = await visit(browser, origin, LONG_DOC);
  const home = await visit(browser, origin, HOME);
  const translated: LoadedPage[] = [];
  for (const {lang} of locales.slice(1)) {
    translated.push(await visit(browser, origin, `/${lang}${LONG_DOC}`));
  }
  const ofType = (ending: string): string[] => doc.beforeLoad.filter((name) => name.endsWith(ending));
  const chunks = listDocChunks(buildDir).map((file) => weighFile(file) / 1000);
  // The longest pages are found by their length as it is: compressing them all takes half a minute.
  const pages = listFiles(buildDir, new Set(['assets'])).filter((name) => /(?:^|\/)index\.html$/.test(name));
  const longest = pages.map((name) => path.join(buildDir, name)).map((file) => ({file, length: statSync(file).size}));
  longest.sort((a, b) => b.length - a.length);
  return {
    figures: {
      docHtml: weigh(doc.beforeLoad[0]),
      docCss: sum(ofType('.css')),
      docJs: sum(ofType('.js')),
      docTotal: sum(doc.beforeLoad),
      homeTotal: sum(home.beforeLoad),
      appJs: sum(doc.scripts),
      translatedAppJs: Math.max(...translated.map(({scripts}) => sum(scripts))),
      ownChunk: median(chunks),
      largestHtml: Math.max(...longest.slice(0, CANDIDATES).map(({file}) => weighFile(file) / 1000)),
      largestChunk: Math.max(...chunks),
    },
    details: [
      ...describe('long doc, before the load event', doc.beforeLoad, weigh),
      ...describe('long doc, scripts', doc.scripts, weigh),
      ...describe('home, before the load event', home.beforeLoad, weigh),
    ],
  };
}
