import {toMarkdownPath} from '../url';

export type PlanOptions = {
  /** Files of the build, from its folder on. */
  readonly files: readonly string[];
  /** Base path of the site, with both slashes. */
  readonly baseUrl: string;
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

export type PlannedFile = {readonly from: string; readonly to: string};

/** Search engines read it at the root of a host alone. */
const ROBOTS: PlannedFile = {from: '.hosts/robots.txt', to: 'robots.txt'};

/** Which file of the build goes where for a host. Dot files and the redirects of other hosts stay behind. */
export function planFiles(options: PlanOptions): PlannedFile[] {
  const {files, baseUrl, pages, moved, hasFlatPages, hasRedirects, isBaseImplied, needsRootNotFound} = options;
  const toFile = (address: string): string =>
    `${decodeURI(address).slice(baseUrl.length).replace(/\/$/, '')}/index.html`.replace(/^\//, '');
  const flat = new Set(hasFlatPages ? pages.filter((address) => !address.endsWith('/')).map(toFile) : []);
  const toText = (address: string): string => toMarkdownPath(decodeURI(address), baseUrl).slice(baseUrl.length);
  const dropped = new Set(hasRedirects ? moved.flatMap((address) => [toFile(address), toText(address)]) : []);
  const prefix = isBaseImplied ? '' : baseUrl.slice(1);
  const atRoot = [...(needsRootNotFound ? [{from: '404.html', to: '404.html'}] : []), ROBOTS];
  const root = prefix === '' ? [] : atRoot.filter(({from}) => files.includes(from));
  const placed = files
    .filter((name) => !/(?:^|\/)\.(?!well-known\/)/.test(name) && name !== '_redirects' && !dropped.has(name))
    .map((name) => ({from: name, to: prefix + (flat.has(name) ? name.replace(/\/index\.html$/, '.html') : name)}));
  return [...placed, ...root];
}
