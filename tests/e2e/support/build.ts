import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {htmlToText} from '../../../src/lib/text/htmlToText';
import {listFiles} from '../../../tools/listFiles.mjs';

const ROOT = path.resolve(__dirname, '..', '..', '..');
export const BUILD = path.join(ROOT, 'build');
const DOCS = path.join(ROOT, 'docs');

export type BuiltPage = {
  /** Address in its clean form: `/guide/start/`, `/guide/start/quick-start`. */
  readonly route: string;
  readonly html: string;
};

/** Texts of the elements with this name, in document order. */
export function textsOf(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))].map((match) =>
    htmlToText(match[1] ?? ''),
  );
}

/** The address in the page's canonical link, without the origin; undefined for the 404 pages. */
export function canonicalPath(html: string): string | undefined {
  const [tag] = /<link\b[^>]*rel="?canonical"?[^>]*>/.exec(html) ?? [];
  const address = tag && /href="?([^"\s>]+)/.exec(tag)?.[1];
  return address ? new URL(address).pathname : undefined;
}

/** Every page of the last production build, of every locale and version, sorted by folder. */
export function readBuiltPages(): BuiltPage[] {
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no production build: run "npm run build" first.');
  }
  return listFiles(BUILD, new Set(['assets']))
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .map((name) => name.replace(/\/?index\.html$/, ''))
    .sort()
    .map((folder) => {
      const html = readFileSync(path.join(BUILD, folder, 'index.html'), 'utf8');
      // Another page may stand for this one in the canonical link; both have the slash at the end, or none has.
      const slash = folder !== '' && canonicalPath(html)?.endsWith('/') ? '/' : '';
      return {route: `/${folder}${slash}`, html};
    });
}

type BuiltLocale = {
  readonly baseUrl: string;
  readonly pages: readonly {readonly path: string}[];
};

/** Addresses of all pages of a build in both languages, with its base path. */
export function listAddresses(build: string): string[] {
  return ['', 'zh'].flatMap((folder) => {
    const {baseUrl, pages} = JSON.parse(
      readFileSync(path.join(build, folder, '.addresses.json'), 'utf8'),
    ) as BuiltLocale;
    return pages.map((page) => baseUrl + page.path.slice(1));
  });
}

export type DocSource = {readonly title: string; readonly body: string};

/** English source of a current doc; its title is the front matter's, or the first heading. */
export function readDocSource(route: string): DocSource {
  const name = route.endsWith('/') ? `${route}index` : route;
  const source = readFileSync(path.join(DOCS, `${name}.mdx`), 'utf8');
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const title = /^title: *(.+)$/m.exec(frontMatter)?.[1] ?? /^# (.+)$/m.exec(body)?.[1] ?? '';
  return {title: title.replace(/^(['"])(.*)\1$/, '$2'), body};
}

/** Heading of a current doc, as written in its English source. */
export function readDocTitle(route: string): string {
  return readDocSource(route).title;
}
