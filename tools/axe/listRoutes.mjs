import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../listFiles.mjs';

const PAGE = /(?:^|\/)(?:index|404)\.html$/;

/** Where the address of an `index.html` says no slash, it has none; a page that only leads on is no page to check. */
function toRoute(folder, file) {
  const html = readFileSync(path.join(folder, file), 'utf8');
  if (/<meta\s[^>]*http-equiv="?refresh/i.test(html)) {
    return [];
  }
  if (file.endsWith('404.html')) {
    return [`/${file.replace(/404\.html$/, 'no/such/page')}`];
  }
  const [, canonical = ''] = /<link\b[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(html) ?? [];
  const clean = `/${file.replace(/index\.html$/, '')}`;
  return [canonical.endsWith('/') || clean === '/' ? clean : clean.replace(/\/$/, '')];
}

/** Addresses of every page of a build: all locales and versions, their 404 pages, no redirects. */
export function listRoutes(folder) {
  return listFiles(folder, new Set(['assets']))
    .filter((name) => PAGE.test(name))
    .flatMap((file) => toRoute(folder, file))
    .sort();
}
