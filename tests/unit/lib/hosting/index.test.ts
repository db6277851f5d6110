import {
  createCloudflareFiles,
  createGitHubPagesFiles,
  createNetlifyFiles,
  createNginxFiles,
  createVercelFiles,
  findImmutableFolders,
  HASHED_NAME,
  isCompressible,
  planFiles,
  type HostedSite,
  type PlanOptions,
} from '@site/src/lib/hosting';
import {isImmutable} from '../../../../tools/serve/content.mjs';

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-+/='",
  'X-Content-Type-Options': 'nosniff',
};

const ROOT: HostedSite = {
  baseUrl: '/',
  locales: [
    {lang: 'en', base: '/'},
    {lang: 'zh', base: '/zh/'},
  ],
  redirects: [
    {from: '/old', to: '/new#part'},
    {from: '/zh/old', to: '/zh/new#part'},
  ],
  immutableFolders: ['assets', 'zh/assets'],
  headers: HEADERS,
};

const BELOW: HostedSite = {
  baseUrl: '/lib/',
  locales: [
    {lang: 'en', base: '/lib/'},
    {lang: 'zh', base: '/lib/zh/'},
  ],
  redirects: [{from: '/lib/old', to: 'https://example.com/'}],
  immutableFolders: ['lib/assets'],
  headers: HEADERS,
};

const textOf = (files: readonly {name: string; text: string}[], name: string): string =>
  files.find((file) => file.name === name)?.text ?? '';

describe('findImmutableFolders', () => {
  it('finds the topmost folders with hashed names alone', () => {
    const names = [
      'index.html',
      'assets/js/main.0123abcd.js',
      'assets/js/main.0123abcd.js.LICENSE.txt',
      'assets/css/styles.0123abcd.css',
      'zh/index.html',
      'zh/assets/js/a.0123abcd.js',
      'img/logo.svg',
      'img/photo-0123abcd.png',
      'guide/assets/index.html',
      'static/search_index.0_x.en.b53671ac.json',
      // Not known to be hashes: dates are eight digits, too.
      'img/shots/menu-20261125.png',
      'assets/js/b.20261125.js',
      'fonts/v-1.2.0123abcd.woff2',
    ];
    expect(findImmutableFolders(names)).toEqual(['assets', 'fonts', 'static', 'zh/assets']);
  });

  it.each(['main.0123abcd.js', 'logo-0123456789abcdef.svg', 'app.js', 'version-0.x.json', 'search.b53671ac.json'])(
    'agrees with the local server about %s',
    (name) => {
      expect(HASHED_NAME.test(name)).toBe(isImmutable(name));
    },
  );
});

describe('isCompressible', () => {
  it('is true for texts and false for what is compressed already', () => {
    expect(['a.html', 'a.js', 'a.json', 'a.svg', 'a.xml', 'a.md', 'a.wasm'].every(isCompressible)).toBe(true);
    expect(['a.png', 'a.webp', 'a.woff2', 'a.avif', 'a'].some(isCompressible)).toBe(false);
  });
});

describe('planFiles', () => {
  const OPTIONS: PlanOptions = {
    files: [
      'index.html',
      '404.html',
      'guide/start/index.html',
      'config/lib/index.html',
      'config/lib/dts/index.html',
      'zh/index.html',
      'old/index.html',
      '_redirects',
      '.build.json',
      'zh/.addresses.json',
      '.hosts/redirects.conf',
      '.hosts/robots.txt',
      '.well-known/security.txt',
    ],
    baseUrl: '/lib/',
    bases: ['/lib/', '/lib/zh/'],
    pages: ['/lib/', '/lib/guide/start/', '/lib/config/lib', '/lib/config/lib/dts', '/lib/zh/'],
    moved: ['/lib/old'],
    hasFlatPages: false,
    hasRedirects: false,
    isBaseImplied: false,
    needsRootNotFound: false,
  };
  const namesOf = (options: Partial<PlanOptions>): string[] => planFiles({...OPTIONS, ...options}).map(({to}) => to);

  it('puts the site below its base path and leaves dot files behind', () => {
    expect(namesOf({})).toEqual([
      'lib/index.html',
      'lib/404.html',
      'lib/guide/start/index.html',
      'lib/config/lib/index.html',
      'lib/config/lib/dts/index.html',
      'lib/zh/index.html',
      'lib/old/index.html',
      'lib/.well-known/security.txt',
      // Search engines look for it there alone.
      'robots.txt',
    ]);
  });

  it('writes pages without a slash as files where a folder would be redirected', () => {
    expect(namesOf({hasFlatPages: true, isBaseImplied: true}).slice(0, 7)).toEqual([
      'index.html',
      '404.html',
      'guide/start/index.html',
      'config/lib.html',
      'config/lib/dts.html',
      'zh/index.html',
      'old/index.html',
    ]);
  });

  it('knows the pages of the build from the files of static/', () => {
    const files = [...OPTIONS.files, 'zh/404.html', 'google12ab.html', 'demo/index.html', 'demo/404.html'];
    const planned = planFiles({...OPTIONS, files, hasFlatPages: true, isBaseImplied: true});
    expect(planned.filter(({isPage}) => isPage).map(({to}) => to)).toEqual([
      'index.html',
      '404.html',
      'guide/start/index.html',
      'config/lib.html',
      'config/lib/dts.html',
      'zh/index.html',
      'old/index.html',
      'zh/404.html',
    ]);
  });

  it('throws when a file of static/ would be in the place of a page', () => {
    const files = [...OPTIONS.files, 'config/lib.html'];
    expect(() => namesOf({files})).not.toThrow();
    expect(() => namesOf({files, hasFlatPages: true})).toThrow(
      'config/lib/index.html and config/lib.html of the build would both be lib/config/lib.html on this host; give the file in ' +
        'static/ another name.',
    );
  });

  it('has a second 404 page at the root where the host looks for one there', () => {
    expect(namesOf({needsRootNotFound: true}).slice(-2)).toEqual(['404.html', 'robots.txt']);
    expect(namesOf({isBaseImplied: true})).not.toContain('robots.txt');
    expect(namesOf({baseUrl: '/', bases: ['/'], pages: [], moved: []})).not.toContain('robots.txt');
    expect(namesOf({needsRootNotFound: true, isBaseImplied: true}).filter((name) => name === '404.html')).toHaveLength(
      1,
    );
  });

  it('leaves pages that lead on to the rules of the host', () => {
    const files = [...OPTIONS.files, 'old.md', 'guide.md'];
    const names = namesOf({files, hasRedirects: true});
    expect(names).toContain('lib/guide.md');
    expect(names.filter((name) => name.startsWith('lib/old'))).toEqual([]);
    expect(namesOf({files})).toEqual(expect.arrayContaining(['lib/old/index.html', 'lib/old.md']));
  });
});

describe('Netlify', () => {
  it('has redirects, a page for unknown addresses of each locale, and headers', () => {
    const files = createNetlifyFiles(ROOT);
    expect(textOf(files, '_redirects').split('\n').slice(1)).toEqual([
      '/old /new#part 301',
      '/old/ /new#part 301',
      '/zh/old /zh/new#part 301',
      '/zh/old/ /zh/new#part 301',
      '/zh/* /zh/404.html 404',
      '/* /404.html 404',
      '',
    ]);
    expect(textOf(files, '_headers')).toMatchInlineSnapshot(`
      "# Written by "npm run hosts".
      /*
        Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-+/='
        X-Content-Type-Options: nosniff
        Strict-Transport-Security: max-age=31536000
      /assets/*
        Cache-Control: public, max-age=31536000, immutable
      /zh/assets/*
        Cache-Control: public, max-age=31536000, immutable
      "
    `);
  });

  it('leads from the root to a site below it', () => {
    expect(textOf(createNetlifyFiles(BELOW), '_redirects').split('\n').slice(3)).toEqual([
      '/ /lib/ 302',
      '/lib/zh/* /lib/zh/404.html 404',
      '/lib/* /lib/404.html 404',
      '/* /lib/404.html 404',
      '',
    ]);
  });
});

describe('Cloudflare Pages', () => {
  it('has redirects without a status that it refuses, and the same headers', () => {
    const files = createCloudflareFiles(BELOW);
    expect(textOf(files, '_redirects').split('\n').slice(1)).toEqual([
      '/lib/old https://example.com/ 301',
      '/lib/old/ https://example.com/ 301',
      '/ /lib/ 302',
      '',
    ]);
    expect(textOf(createCloudflareFiles(ROOT), '_redirects')).not.toMatch(/404|\n\n/);
    const redirects = Array.from({length: 1001}, (_, index) => ({from: `/old-${index}`, to: '/new'}));
    expect(() => createCloudflareFiles({...ROOT, redirects})).toThrow('there are 2002 redirects');
    expect(textOf(createCloudflareFiles(ROOT), '_headers')).toBe(textOf(createNetlifyFiles(ROOT), '_headers'));
  });

  it('sets no header twice for one file: both hosts would join the values', () => {
    const lines = textOf(createCloudflareFiles(ROOT), '_headers').split('\n');
    const [all, ...rest] = lines
      .join('\n')
      .split(/\n(?=\/)/)
      .slice(1);
    const namesIn = (rule: string): string[] => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    for (const rule of rest) {
      expect(namesIn(rule).filter((name) => namesIn(all).includes(name))).toEqual([]);
    }
  });
});

describe('Vercel', () => {
  it('refuses more redirects than it would take', () => {
    const redirects = Array.from({length: 2048}, (_, index) => ({from: `/old-${index}`, to: '/new'}));
    expect(() => createVercelFiles({...ROOT, redirects})).not.toThrow();
    expect(() => createVercelFiles({...BELOW, redirects})).toThrow('there are 2049 redirects, and Vercel reads 2048');
  });

  it('has clean addresses, redirects of both forms, and headers', () => {
    const config = JSON.parse(textOf(createVercelFiles(BELOW), 'vercel.json')) as Record<string, unknown>;
    expect(config).toMatchObject({
      cleanUrls: true,
      redirects: [
        {source: '/', destination: '/lib/', statusCode: 302},
        {source: '/lib/old{/}?', destination: 'https://example.com/', statusCode: 301},
      ],
      headers: [
        {
          source: '/(.*)',
          headers: expect.arrayContaining([
            {key: 'X-Content-Type-Options', value: 'nosniff'},
            {key: 'Strict-Transport-Security', value: 'max-age=31536000'},
          ]),
        },
        {
          source: '/lib/assets/(.*)',
          headers: [{key: 'Cache-Control', value: 'public, max-age=31536000, immutable'}],
        },
      ],
    });
    // With the key, in either value, Vercel would redirect one of the two forms that a page may have.
    expect(config).not.toHaveProperty('trailingSlash');
  });

  it.each([
    ['https://en.wikipedia.org/wiki/Foo_(bar)', 'https://en.wikipedia.org/wiki/Foo_%28bar%29'],
    ['https://e.org:8443/a:b/%3Ac', 'https://e.org:8443/a%3Ab/%3Ac'],
    ['https://e.org/x?q=a+b&r=1:&s[]=2#/a:(b)?c=:d', 'https://e.org/x?q=a+b&r=1:&s[]=2#/a:(b)?c=:d'],
    ['/zh/a(b):c#part:d', '/zh/a%28b%29%3Ac#part:d'],
  ])('leads to %s, of which it takes nothing for a part of the old address', (to, destination) => {
    const {redirects} = JSON.parse(
      textOf(createVercelFiles({...ROOT, redirects: [{from: '/old', to}]}), 'vercel.json'),
    ) as {redirects: unknown};
    expect(redirects).toEqual([{source: '/old{/}?', destination, statusCode: 301}]);
  });

  it.each(['https://github.com/x/y/issues?q=is:issue', 'https://e.org/?a=1&q=is%3Aissue', 'https://e.org/?q=f(x)'])(
    'refuses the query of %s, which Vercel would',
    (to) => {
      expect(() => createVercelFiles({...ROOT, redirects: [{from: '/old', to}]})).toThrow(
        `the redirect of /old leads to ${to}, but Vercel cannot have ":" or "(" in a query`,
      );
    },
  );

  it('takes a dot or a parenthesis in an address for itself', () => {
    const site = {...ROOT, redirects: [{from: '/0.x/a(b)', to: '/c'}]};
    expect(textOf(createVercelFiles(site), 'vercel.json')).toContain(JSON.stringify('/0\\.x/a\\(b\\){/}?'));
  });
});

describe('GitHub Pages', () => {
  it('publishes names that begin with an underscore', () => {
    expect(createGitHubPagesFiles()).toEqual([{name: '.nojekyll', text: ''}]);
  });
});

describe('nginx', () => {
  const options = {root: '/var/www/a "b"', listen: '8080', serverName: 'docs.example.org', hasBrotli: true};
  const config = (site: HostedSite, change = {}): string =>
    textOf(createNginxFiles(site, {...options, ...change}), 'nginx.conf');

  it('has the options in their places, quoted', () => {
    expect(config(ROOT)).toContain(
      '  listen 8080;\n  listen [::]:8080;\n  server_name docs.example.org;\n  root "/var/www/a \\"b\\"";',
    );
    expect(config(ROOT, {listen: '127.0.0.1:8080'})).toContain('  listen 127.0.0.1:8080;\n  server_name');
  });

  it('has every header wherever it has one: a level with its own inherits none', () => {
    const levels = config(ROOT)
      .split('\n')
      .filter((line) => line.includes('add_header Cache-Control'));
    for (const [name, value] of Object.entries(HEADERS)) {
      const lines = config(ROOT).match(new RegExp(`add_header ${name} .*`, 'g'));
      expect(lines).toEqual(levels.map(() => `add_header ${name} "${value}" always;`));
    }
    expect(config(ROOT)).toContain(
      'map $https $transport_security_docs_example_org_8080 {\n  default "";\n  on "max-age=31536000";\n}',
    );
  });

  it('names the character set of every text; nginx adds it to HTML itself and refuses the type twice', () => {
    const [, types] = /^ {2}charset_types (.*);$/m.exec(config(ROOT)) ?? [];
    expect(types.split(' ')).toEqual(expect.arrayContaining(['text/css', 'text/markdown', 'application/json']));
    expect(types.split(' ')).not.toContain('text/html');
  });

  it('names its variables so that another site in the same nginx does not change them', () => {
    const variablesOf = (change: Record<string, string>): string[] => [
      ...new Set(config(ROOT, change).match(/\$(?:cache_control|transport_security)\w*/g)),
    ];
    expect(variablesOf({serverName: '_', listen: '80'})).toEqual(['$cache_control_80', '$transport_security_80']);
    expect(variablesOf({listen: '[::1]:8080'})).toEqual([
      '$cache_control_docs_example_org_1_8080',
      '$transport_security_docs_example_org_1_8080',
    ]);
  });

  it('asks for brotli copies only where the module is there', () => {
    expect(config(ROOT)).toContain('brotli_static on;');
    expect(config(ROOT, {hasBrotli: false})).not.toContain('brotli');
  });

  it('compares addresses that have moved with their case, however long they are', () => {
    const from = `/guide/How-to-${'x'.repeat(80)}`;
    const text = config({...ROOT, redirects: [{from, to: from.toLowerCase()}]});
    expect(text).toContain(`  location = "${from}" { return 301 "${from.toLowerCase()}$is_args$args"; }\n`);
    expect(text).toContain(`  location = "${from}/" { return 301 "${from.toLowerCase()}$is_args$args"; }\n`);
  });

  it('keeps for good what lies in the folders of hashed names alone', () => {
    const text = config({...ROOT, immutableFolders: ['assets', 'v1.0/assets']});
    expect(text).toContain('"~^/assets/" "public, max-age=31536000, immutable";');
    expect(text).toContain('"~^/v1\\\\.0/assets/" "public, max-age=31536000, immutable";');
    expect(text.match(/immutable/g)).toHaveLength(2);
  });

  it('has the places of every locale, and of the root where the site lives below it', () => {
    const places = (site: HostedSite): string[] =>
      [...config(site).matchAll(/^ {2}location (.*) \{$/gm)].map(([, place]) => place);
    const dots = '~ "/\\.(?!well-known/)"';
    const files = ['~ "\\.html$"', '@clean'];
    expect(places(ROOT)).toEqual([dots, ...files, '/', '@missing_en', '/zh/', '@missing_zh']);
    expect(places(BELOW)).toEqual([
      dots,
      ...files,
      '/lib/',
      '@missing_en',
      '/lib/zh/',
      '@missing_zh',
      '= /',
      '= /lib',
      '= /robots.txt',
      '/',
    ]);
  });
});
