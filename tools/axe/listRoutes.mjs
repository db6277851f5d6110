import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

function listPages(folder, inside = '') {
  return readdirSync(path.join(folder, inside), {withFileTypes: true}).flatMap((entry) => {
    const name = path.posix.join(inside, entry.name);
    if (entry.isDirectory()) {
      return name === 'assets' ? [] : listPages(folder, name);
    }
    return entry.name === 'index.html' || entry.name === '404.html' ? [name] : [];
  });
}

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
  return listPages(folder)
    .flatMap((file) => toRoute(folder, file))
    .sort();
}
