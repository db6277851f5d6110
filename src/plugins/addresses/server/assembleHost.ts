import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  createCloudflareFiles,
  createGitHubPagesFiles,
  createNetlifyFiles,
  createNginxFiles,
  createVercelFiles,
  findImmutableFolders,
  planFiles,
  type HostedSite,
  type HostFile,
  type PlanOptions,
} from '../../../lib/hosting';
import {withMarkdownTwins} from '../../../lib/addresses';
import {emptyOwnFolder} from '../../../server/files/emptyOwnFolder';
import {linkFile} from '../../../server/files/linkFile';
import {listNames} from '../../../server/files/listFiles';
import {readBuiltAddresses, type BuiltLocale} from './builtAddresses';
import {addMetaPolicy} from './addMetaPolicy';
import {compressFiles} from './compressFiles';
import {readHeaders} from './readHeaders';

/** Hosts that a folder can be made for, by the name that `npm run hosts` takes; without one, all of them in this order. */
export const HOSTS = ['nginx', 'netlify', 'cloudflare', 'vercel', 'github-pages'] as const;
export type Host = (typeof HOSTS)[number];

export type AssembleOptions = {
  readonly host: Host;
  readonly buildDir: string;
  /** Folder to write to; what an earlier run wrote into it is removed. */
  readonly outDir: string;
  /** nginx: folder of the site on the server; `site` inside `outDir` without it. */
  readonly root?: string;
  readonly listen?: string;
  readonly serverName?: string;
  readonly hasBrotli?: boolean;
  /** nginx: how hard brotli works, from 0 to 11; the best without it. */
  readonly brotliQuality?: number;
};

/** Linked, not copied: a build has thousands of files. */
function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), {recursive: true});
  linkFile(from, to);
}

/** How a host answers addresses, and in which folder it expects the site. */
type Traits = Pick<PlanOptions, 'hasFlatPages' | 'hasRedirects' | 'isBaseImplied' | 'needsRootNotFound'> & {
  readonly folder: string;
};

const RULES: Traits = {
  hasFlatPages: false,
  hasRedirects: true,
  isBaseImplied: false,
  needsRootNotFound: false,
  folder: '',
};

const TRAITS: Readonly<Record<Host, Traits>> = {
  nginx: {...RULES, folder: 'site'},
  netlify: {...RULES, hasFlatPages: true},
  cloudflare: {...RULES, hasFlatPages: true, needsRootNotFound: true},
  vercel: {...RULES, needsRootNotFound: true},
  // A project's pages are published below its name without a folder of that name.
  'github-pages': {...RULES, hasFlatPages: true, hasRedirects: false, isBaseImplied: true},
};

function createHostFiles(site: HostedSite, options: AssembleOptions): HostFile[] {
  switch (options.host) {
    case 'nginx':
      return createNginxFiles(site, {
        root: options.root ?? path.join(options.outDir, 'site'),
        listen: options.listen ?? '80',
        serverName: options.serverName ?? '_',
        hasBrotli: options.hasBrotli ?? true,
      });
    case 'netlify':
      return createNetlifyFiles(site);
    case 'cloudflare':
      return createCloudflareFiles(site);
    case 'vercel':
      return createVercelFiles(site);
    case 'github-pages':
      return createGitHubPagesFiles();
  }
}

function describeSite(buildDir: string, locales: readonly BuiltLocale[], names: readonly string[]): HostedSite {
  const known = new Set(names);
  return {
    baseUrl: locales[0].baseUrl,
    locales: locales.map(({lang, baseUrl}) => ({lang, base: baseUrl})),
    redirects: withMarkdownTwins(
      locales.flatMap(({redirects}) => redirects),
      (file) => known.has(decodeURI(file).slice(1)),
    ),
    immutableFolders: findImmutableFolders(names),
    headers: readHeaders(buildDir, locales),
  };
}

/**
 * Writes a folder that can be published on a host: the site as that host answers clean addresses best, and its files of rules.
 * For nginx also compressed copies, for GitHub Pages the policy inside the pages. Returns the number of files of the site. Throws, and
 * removes nothing, when the folder has files that are not from here, or the host cannot have the rules of this site.
 */
export async function assembleHost(options: AssembleOptions): Promise<number> {
  const {host, buildDir, outDir} = options;
  const locales = readBuiltAddresses(buildDir);
  const {folder, ...traits} = TRAITS[host];
  const planned = planFiles({
    ...traits,
    files: listNames(buildDir),
    baseUrl: locales[0].baseUrl,
    bases: locales.map(({baseUrl}) => baseUrl),
    pages: locales.flatMap(({baseUrl, pages}) => pages.map((page) => baseUrl + page.path.slice(1))),
    moved: locales.flatMap(({redirects}) => redirects.map(({from}) => from)),
  });
  const siteDir = path.join(outDir, folder);
  const names = planned.map(({to}) => to);
  const site = describeSite(buildDir, locales, names);
  // Before anything is written: the site without its rules would be without its headers, too.
  const rules = createHostFiles(site, options);
  emptyOwnFolder(outDir, 'npm run hosts');
  for (const {from, to} of planned) {
    place(path.join(buildDir, from), path.join(siteDir, to));
  }
  for (const {name, text} of rules) {
    writeFileSync(path.join(outDir, name), text);
  }
  if (host === 'github-pages') {
    const pages = planned.filter(({isPage}) => isPage).map(({to}) => to);
    addMetaPolicy(siteDir, pages, site.headers);
  }
  if (host === 'nginx') {
    await compressFiles(siteDir, names, options.brotliQuality);
  }
  return planned.length;
}
