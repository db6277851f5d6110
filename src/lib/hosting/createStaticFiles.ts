import {formatRedirectsFile, type HostRedirect} from '../addresses/redirectFiles';
import {TRANSPORT_SECURITY} from '../security';
import {IMMUTABLE} from './description';
import type {HostedSite, HostFile} from './description';

/** These hosts redirect HTTP to HTTPS by themselves. */
function allHeaders({headers}: HostedSite): Readonly<Record<string, string>> {
  return {...headers, [TRANSPORT_SECURITY.name]: TRANSPORT_SECURITY.value};
}

/** Rules as Netlify and Cloudflare Pages read them. Both ask again for everything else by themselves. */
function createHeadersFile(site: HostedSite): HostFile {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string[] => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const lines = [
    '# Written by "npm run hosts".',
    ...rule('/*', allHeaders(site)),
    ...site.immutableFolders.flatMap((folder) => rule(`/${folder}/*`, {'Cache-Control': IMMUTABLE})),
    '',
  ];
  return {name: '_headers', text: lines.join('\n')};
}

/** A visitor of the host's root is led to a site that lives below it. */
function rootLines(baseUrl: string): string[] {
  return baseUrl === '/' ? [] : [`/ ${baseUrl} 302`];
}

/** Files of Netlify: it answers unknown addresses by rules, the most special first. */
export function createNetlifyFiles(site: HostedSite): HostFile[] {
  const {baseUrl, locales, redirects} = site;
  const missing = [...locales]
    .sort((a, b) => b.base.length - a.base.length)
    .map(({base}) => `${base}* ${base}404.html 404`);
  const outside = baseUrl === '/' ? [] : [`/* ${baseUrl}404.html 404`];
  const lines = [...rootLines(baseUrl), ...missing, ...outside, ''];
  return [createHeadersFile(site), {name: '_redirects', text: formatRedirectsFile(redirects) + lines.join('\n')}];
}

/**
 * The most redirects that a host reads. Cloudflare Pages leaves out the rest without an error (wrangler 4), Vercel refuses all of them
 * (`maxItems` of its schema).
 */
const MOST_REDIRECTS = {'Cloudflare Pages': 2000, Vercel: 2048} as const;

function assertAllRead(host: keyof typeof MOST_REDIRECTS, count: number): void {
  if (count > MOST_REDIRECTS[host]) {
    throw new Error(
      `there are ${count} redirects, and ${host} reads ${MOST_REDIRECTS[host]}: take off those of addresses that nobody comes to ` +
        'any more (addresses/redirects.json, "npm run docs:ledger -- --forget"), or publish on another host.',
    );
  }
}

/**
 * Files of Cloudflare Pages: it looks for the nearest `404.html` by itself, and knows no rule with status 404. Throws when it would not
 * read all redirects.
 */
export function createCloudflareFiles(site: HostedSite): HostFile[] {
  const text = formatRedirectsFile(site.redirects) + [...rootLines(site.baseUrl), ''].join('\n');
  assertAllRead('Cloudflare Pages', text.split('\n').filter((line) => line.startsWith('/')).length);
  return [createHeadersFile(site), {name: '_redirects', text: text.replace(/\n+$/, '\n')}];
}

type VercelRule = {
  readonly source: string;
  readonly headers: readonly {readonly key: string; readonly value: string}[];
};

/** `(`, `:` and their like mean something in Vercel's patterns. */
function escapePattern(path: string): string {
  return path.replace(/[()[\]{}:?*+.\\|^$]/g, '\\$&');
}

/** Origin, path, query and hash of an address; all but the path may be empty. */
const PARTS = /^(https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/;

/**
 * Where a redirect of Vercel leads. It looks there for parts of the old address, too, `:name` and `(.*)`, and refuses all rules when the
 * old one has no such part. In a path escapes hide them; a query is decoded first, so there nothing does. Throws at such a query.
 */
function toVercelDestination({from, to}: HostRedirect): string {
  const [, origin = '', path = '', query = '', hash = ''] = PARTS.exec(to) ?? [];
  const part = [...new URLSearchParams(query).values()].find((value) => /:\w|\(/.test(value));
  if (part !== undefined) {
    throw new Error(
      `the redirect of ${from} leads to ${to}, but Vercel cannot have ":" or "(" in a query ("${part}"): lead it to an address ` +
        'without (addresses/redirects.json), or publish on another host.',
    );
  }
  return origin + path.replace(/[():]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`) + query + hash;
}

/**
 * Files of Vercel: it has one page for unknown addresses, whose language the browser chooses. Throws when it would not take all
 * redirects.
 */
export function createVercelFiles(site: HostedSite): HostFile[] {
  const {baseUrl, redirects, immutableFolders} = site;
  const toRule = (source: string, headers: Readonly<Record<string, string>>): VercelRule => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({key, value})),
  });
  const rules = [
    toRule('/(.*)', allHeaders(site)),
    ...immutableFolders.map((folder) => toRule(`/${escapePattern(folder)}/(.*)`, {'Cache-Control': IMMUTABLE})),
  ];
  const moved = [
    ...(baseUrl === '/' ? [] : [{source: '/', destination: baseUrl, statusCode: 302}]),
    ...redirects.map((redirect) => ({
      source: `${escapePattern(redirect.from)}{/}?`,
      destination: toVercelDestination(redirect),
      statusCode: 301,
    })),
  ];
  assertAllRead('Vercel', moved.length);
  const config = {cleanUrls: true, redirects: moved, headers: rules};
  return [{name: 'vercel.json', text: `${JSON.stringify(config, null, 2)}\n`}];
}

/** Files of GitHub Pages: without this one it leaves out names that begin with an underscore. */
export function createGitHubPagesFiles(): HostFile[] {
  return [{name: '.nojekyll', text: ''}];
}
