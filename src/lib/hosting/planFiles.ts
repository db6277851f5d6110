import {toMarkdownPath} from '../url';

export type PlanOptions = {
  /** Files of the build, from its folder on. */
  readonly files: readonly string[];
  /** Base path of the site, with both slashes. */
  readonly baseUrl: string;
  /** Base paths of all locales, with both slashes. */
  readonly bases: readonly string[];
  /** Addresses of all pages on the host, and those of pages that lead on. */
  readonly pages: readonly string[];
  readonly moved: readonly string[];
  /** True for hosts that take `x/index.html` for `/x/` and send readers of `/x` there: such pages become `x.html`. */
  readonly hasFlatPages: boolean;
  /** True for hosts that redirect by rules: pages that lead on and their texts are left out, or they would hide the rule. */
  readonly hasRedirects: boolean;
  /** True where the host puts the base path in front by itself. */
  readonly isBaseImplied: boolean;
  /** True for hosts that answer unknown addresses with the `404.html` at their root, also where the site lives below it. */
  readonly needsRootNotFound: boolean;
};

export type PlannedFile = {
  readonly from: string;
  readonly to: string;
  /** True for a page that the build made; another `.html` file is the author's, from `static/`. */
  readonly isPage: boolean;
};

/** Search engines read it at the root of a host alone. */
const ROBOTS: PlannedFile = {from: '.hosts/robots.txt', to: 'robots.txt', isPage: false};

/** Throws when two files of the build would be one on the host: a page `/x` is written there as `x.html`, too. */
function assertDistinct(planned: readonly PlannedFile[]): void {
  const sources = new Map<string, string>();
  for (const {from, to} of planned) {
    const other = sources.get(to);
    if (other !== undefined) {
      throw new Error(
        `${other} and ${from} of the build would both be ${to} on this host; give the file in static/ another name.`,
      );
    }
    sources.set(to, from);
  }
}

/**
 * Which file of the build goes where for a host. Dot files and the redirects of other hosts stay behind. Throws when two files would
 * come to one place.
 */
export function planFiles(options: PlanOptions): PlannedFile[] {
  const {files, baseUrl, bases, pages, moved, hasFlatPages, hasRedirects, isBaseImplied, needsRootNotFound} = options;
  const toFile = (address: string): string =>
    `${decodeURI(address).slice(baseUrl.length).replace(/\/$/, '')}/index.html`.replace(/^\//, '');
  const flat = new Set(hasFlatPages ? pages.filter((address) => !address.endsWith('/')).map(toFile) : []);
  const toText = (address: string): string => toMarkdownPath(decodeURI(address), baseUrl).slice(baseUrl.length);
  const dropped = new Set(hasRedirects ? moved.flatMap((address) => [toFile(address), toText(address)]) : []);
  const notFound = bases.map((base) => `${base.slice(baseUrl.length)}404.html`);
  const own = new Set([...[...pages, ...moved].map(toFile), ...notFound]);
  const prefix = isBaseImplied ? '' : baseUrl.slice(1);
  const atRoot = [...(needsRootNotFound ? [{from: '404.html', to: '404.html', isPage: true}] : []), ROBOTS];
  const root = prefix === '' ? [] : atRoot.filter(({from}) => files.includes(from));
  const placed = files
    .filter((name) => !/(?:^|\/)\.(?!well-known\/)/.test(name) && name !== '_redirects' && !dropped.has(name))
    .map((name) => ({
      from: name,
      to: prefix + (flat.has(name) ? name.replace(/\/index\.html$/, '.html') : name),
      isPage: own.has(name),
    }));
  assertDistinct(placed);
  return [...placed, ...root];
}
