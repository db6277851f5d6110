import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {decodeAnchor, isMalformedHash} from '../../../../lib/url/anchor';
import {findNearMatches} from '../../../../server/facts/resolveOption';
import type {Page} from '../samples/readPage';
import type {Problem} from '../samples/types';

const ID = /\bid="([\w-]+)"/g;
const IMPORT = /^import .* from ['"](\.[^'"]+\.mdx?)['"]/gm;
const SOURCE = /\.mdx?$/;

type Site = {
  /** Pages by their path inside the site. */
  readonly files: ReadonlyMap<string, Page>;
  /** Original pages by their path inside the docs folder: a link from a translation falls back to them. */
  readonly originals: ReadonlyMap<string, Page>;
};

function getFolder({file, page}: Page): string {
  return file.slice(0, -page.length);
}

/** The page at a path inside the docs folder of another page, in its language if translated. */
function findPage(from: Page, target: string, {files, originals}: Site): Page | undefined {
  return files.get(getFolder(from) + target) ?? originals.get(target);
}

/**
 * Ids of a page: of its headings, of its elements, and of the parts that it imports.
 *
 * @param importers the pages that lead to this one, which two parts that import each other would go on reading for ever
 */
function listIds(page: Page, site: Site, importers: readonly Page[] = []): Set<string> {
  const slugger = createSlugger();
  const parts = [...page.text.matchAll(IMPORT)].flatMap(([, file]) => {
    const part = findPage(page, path.posix.join(path.posix.dirname(page.page), file), site);
    return part && part !== page && !importers.includes(part) ? [part] : [];
  });
  return new Set([
    ...page.headings.map(({id, text}) => id ?? slugger.slug(text)),
    ...[...page.text.matchAll(ID)].map(([, id]) => id),
    ...parts.flatMap((part) => [...listIds(part, site, [...importers, page])]),
  ]);
}

/** The page that a link without a file's ending leads to: `/guide/basic/cli`. */
function findRoute(from: Page, route: string, site: Site): Page | undefined {
  const name = route.replace(/^\/|\/$/g, '');
  const bases = name === '' ? ['index'] : [name, `${name}/index`];
  const candidates = bases.flatMap((base) => [`${base}.mdx`, `${base}.md`]);
  return candidates.map((candidate) => findPage(from, candidate, site)).find((page) => page !== undefined);
}

/** The page that a link leads to; `undefined` for files and routes that are no docs. */
function findTarget(from: Page, file: string, site: Site): Page | undefined {
  if (file === '') {
    return from;
  }
  if (SOURCE.test(file)) {
    const folder = file.startsWith('/') ? '' : path.posix.dirname(from.page);
    return findPage(from, path.posix.join(folder, file).replace(/^\//, ''), site);
  }
  return file.startsWith('/') ? findRoute(from, file, site) : undefined;
}

/** Links inside the docs lead to pages and anchors that exist. The build checks the links to everything else. */
export function checkAnchors(
  pages: readonly Page[],
  translated: readonly Page[],
): {checked: number; problems: Problem[]} {
  const site: Site = {
    files: new Map([...pages, ...translated].map((page) => [page.file, page])),
    originals: new Map(pages.map((page) => [page.page, page])),
  };
  const ids = new Map<Page, Set<string>>();
  const problems: Problem[] = [];
  let checked = 0;
  for (const page of [...pages, ...translated]) {
    for (const {target, place} of page.internalLinks) {
      const [file, anchor = ''] = target.split('#', 2);
      const found = findTarget(page, file, site);
      if (!found) {
        if (SOURCE.test(file)) {
          problems.push({place, message: `the link ${target} leads to no page`});
        }
        continue;
      }
      checked += 1;
      const known = ids.get(found) ?? listIds(found, site);
      ids.set(found, known);
      const id = decodeAnchor(anchor);
      if (isMalformedHash(`#${anchor}`)) {
        problems.push({
          place,
          message: `the anchor of the link ${target} cannot be decoded; write %25 for a percent sign`,
        });
      } else if (id !== null && !known.has(id)) {
        const near = findNearMatches(anchor, known);
        problems.push({
          place,
          message:
            `the link ${target}: ${found.file} has no anchor #${anchor}` +
            (near.length > 0
              ? `; did you mean ${near.map((id) => `#${id}`).join(', ')}?`
              : `\n  it has ${[...known].map((id) => `#${id}`).join(', ') || 'none'}`),
        });
      }
    }
  }
  return {checked, problems};
}
