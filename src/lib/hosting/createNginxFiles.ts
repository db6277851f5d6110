import {formatNginxLocations} from '../addresses/redirectFiles';
import {TRANSPORT_SECURITY} from '../security';
import {IMMUTABLE, MEDIA_TYPES, REVALIDATED, TEXT_TYPES} from './description';
import type {HostedSite, HostFile} from './description';

export type NginxOptions = {
  /** Folder of the site on the server. */
  readonly root: string;
  /** `listen` of the server: a port, for IPv4 and IPv6, or an address and a port. */
  readonly listen: string;
  /** `server_name` of the server. */
  readonly serverName: string;
  /** False where nginx lacks the module `brotli_static`. */
  readonly hasBrotli: boolean;
};

/** Variables of nginx are known to all its servers, so each server's have names of their own. */
type Server = {
  readonly site: HostedSite;
  readonly variables: {readonly cacheControl: string; readonly transportSecurity: string};
};

function nameVariables({serverName, listen}: NginxOptions): Server['variables'] {
  const id = `${serverName}_${listen}`.replace(/[\W_]+/g, '_').replace(/^_|_$/g, '');
  return {cacheControl: `$cache_control_${id}`, transportSecurity: `$transport_security_${id}`};
}

function indent(lines: readonly string[], depth: number): string[] {
  return lines.map((line) => (line === '' ? line : ' '.repeat(depth * 2) + line));
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...indent(lines, 1), '}'];
}

function quote(value: string): string {
  return value.startsWith('$') ? value : `"${value}"`;
}

/**
 * Headers of a level of the configuration; nginx inherits none once a level has its own.
 *
 * @param isForErrors whether errors may be kept as well: not at the address of a file that is kept for good
 */
function formatHeaders({site, variables}: Server, cacheControl: string, isForErrors: boolean): string[] {
  const common = {...site.headers, [TRANSPORT_SECURITY.name]: variables.transportSecurity};
  return [
    `add_header Cache-Control ${quote(cacheControl)}${isForErrors ? ' always' : ''};`,
    ...Object.entries(common).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  ];
}

/** `@missing_zh`: a named place, so that the rules for addresses do not look at `404.html`. */
function missingName(lang: string): string {
  return `@missing_${lang.replace(/\W/g, '_')}`;
}

/** Where `/x.html` is sent on to `/x`: pages are written as `x/index.html`, so a file of the first name is one of `static/`. */
const CLEAN_PLACE = '@clean';

/** `/\\host` would send the reader to another site, and nginx writes a decoded backslash as it is. */
const NO_OTHER_HOST = '(?!/\\x5C)';

function locationsOf(server: Server): string[] {
  const {baseUrl, locales} = server.site;
  const files = ['try_files $uri $uri/index.html =404;'];
  // nginx takes the longest prefix: the default locale answers for all that no other one has.
  const places = locales.flatMap(({lang, base}) => [
    ...block(`location ${base}`, [`error_page 404 ${missingName(lang)};`, ...files]),
    ...block(`location ${missingName(lang)}`, [
      ...formatHeaders(server, REVALIDATED, true),
      `try_files ${base}404.html =404;`,
    ]),
  ]);
  const [{lang}] = locales;
  const outside =
    baseUrl === '/'
      ? []
      : [
          ...block('location = /', [`return 302 ${baseUrl}$is_args$args;`]),
          ...block(`location = ${baseUrl.slice(0, -1)}`, [`return 302 ${baseUrl}$is_args$args;`]),
          // Search engines read it at the root alone.
          ...block('location = /robots.txt', ['try_files $uri =404;']),
          ...block('location /', [`error_page 404 ${missingName(lang)};`, 'return 404;']),
        ];
  return [
    ...block('location ~ "/\\.(?!well-known/)"', [`error_page 404 ${missingName(lang)};`, 'return 404;']),
    ...block('location ~ "\\.html$"', [`try_files $uri ${CLEAN_PLACE};`]),
    ...block(`location ${CLEAN_PLACE}`, [
      `error_page 404 ${missingName(lang)};`,
      `rewrite ^${NO_OTHER_HOST}(.+)\\.html$ $1 permanent;`,
      'return 404;',
    ]),
    // These files answer for other addresses alone.
    ...locales.map(({base}) => `location = ${base}404.html { return 301 ${base}404$is_args$args; }`),
    ...places,
    ...outside,
  ];
}

/** A configuration to include in nginx' `http` block: the maps and one server. */
export function createNginxFiles(site: HostedSite, options: NginxOptions): HostFile[] {
  const {root, listen, serverName, hasBrotli} = options;
  const variables = nameVariables(options);
  const server: Server = {site, variables};
  const moved = formatNginxLocations(site.redirects)
    .split('\n')
    .filter((line) => line.startsWith('location'));
  const types = Object.entries(MEDIA_TYPES).map(([type, endings]) => `${type} ${endings.join(' ')};`);
  const rules = [
    `listen ${listen};`,
    // nginx takes a port alone for one of IPv4.
    ...(/^\d+$/.test(listen) ? [`listen [::]:${listen};`] : []),
    `server_name ${serverName};`,
    `root ${JSON.stringify(root)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    '',
    'default_type application/octet-stream;',
    ...block('types', types),
    'charset utf-8;',
    `charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};`,
    '',
    '# Compressed copies lie beside the files: x.js.br, x.js.gz.',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    ...(hasBrotli ? ['# Needs a module; Debian: libnginx-mod-http-brotli-static.', 'brotli_static on;'] : []),
    '',
    ...formatHeaders(server, variables.cacheControl, false),
    '',
    '# Clean addresses; the query is kept.',
    `rewrite ^${NO_OTHER_HOST}(.*)/index(?:\\.html)?$ $1/ permanent;`,
    '',
    ...(moved.length > 0 ? ['# Addresses that have moved.', ...moved, ''] : []),
    ...locationsOf(server),
  ];
  const text = [
    '# Written by "npm run hosts". Include it in the http block of nginx, for example from /etc/nginx/conf.d/.',
    ...block(`map $uri ${variables.cacheControl}`, [
      `default "${REVALIDATED}";`,
      // By folder, not by name: a date looks like a hash.
      ...site.immutableFolders.map((folder) => `"~^/${folder.replace(/[^\w/]/gu, '\\\\$&')}/" "${IMMUTABLE}";`),
    ]),
    '# Behind a server that speaks HTTPS with readers, set the header there; an empty one is not sent.',
    ...block(`map $https ${variables.transportSecurity}`, ['default "";', `on "${TRANSPORT_SECURITY.value}";`]),
    ...block('server', rules),
    '',
  ].join('\n');
  return [{name: 'nginx.conf', text}];
}
