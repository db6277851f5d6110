import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatRedirects} from '../../src/lib/addresses';
import {toPathKey} from '../../src/lib/addresses/address';
import type {Redirect} from '../../src/lib/addresses';
import {readJson} from '../../src/server/files/readJson';
import {getPageRoute} from './readVersions';

/** Declared once for the whole site; `src/plugins/addresses` makes pages and host files of them. */
export const REDIRECTS_FILE = 'addresses/redirects.json';

const INTRODUCTION = 'guide/start/index';

function getName(page: string): string {
  return page.replace(/\.mdx?$/, '');
}

/**
 * The page readers of a removed page get: the same one, else the nearest section that exists (`config/lib/id`, then
 * `config/lib`, then `config/index`), else the introduction.
 * @param pages Names of the pages that exist, `config/lib.mdx`.
 */
function findNearestPage(page: string, pages: readonly string[]): string | undefined {
  const byName = new Map(pages.map((name) => [getName(name), name]));
  const names = [getName(page)];
  for (let folder = path.posix.dirname(page); folder !== '.'; folder = path.posix.dirname(folder)) {
    names.push(folder, `${folder}/index`);
  }
  const found = [...names, INTRODUCTION].find((name) => byName.has(name));
  return found === undefined ? undefined : byName.get(found);
}

/** For each page of a version that is removed, where its readers go. */
export function createVersionRedirects({
  name,
  since,
  from,
  to,
}: {
  readonly name: string;
  readonly since: string;
  readonly from: {readonly path: string; readonly pages: readonly string[]};
  readonly to: {readonly path: string; readonly pages: readonly string[]};
}): Redirect[] {
  const toRoute = (versionPath: string, page: string): string =>
    `${versionPath === '' ? '' : `/${versionPath}`}${getPageRoute(page)}`;
  return from.pages.flatMap((page) => {
    const target = findNearestPage(page, to.pages);
    return target === undefined
      ? []
      : [
          {
            from: toRoute(from.path, page),
            to: toRoute(to.path, target),
            since,
            reason: `the documentation of ${name} was removed`,
          },
        ];
  });
}

/**
 * Adds redirects to the declared ones. An earlier one that led to an address that is gone now leads to its new home, so that
 * none goes over another.
 */
export function declareRedirects(siteDir: string, redirects: readonly Redirect[]): void {
  const file = path.join(siteDir, REDIRECTS_FILE);
  const declared = existsSync(file) ? (readJson(siteDir, REDIRECTS_FILE) as Redirect[]) : [];
  const homes = new Map(redirects.map(({from, to}) => [toPathKey(from), to]));
  const kept = declared.map((redirect) => ({
    ...redirect,
    to: homes.get(toPathKey(redirect.to.split('#')[0])) ?? redirect.to,
  }));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, formatRedirects([...kept, ...redirects]));
}
