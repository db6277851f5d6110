/** @jest-environment node */
import {splitRoutes, type GeneratedFiles} from '@site/src/plugins/version-routes/server/splitRoutes';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search',
    component: ComponentCreator('/search', 'aaa'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'bbb'),
    routes: [
      {
        path: '/0.x',
        component: ComponentCreator('/0.x', 'ccc'),
        routes: [
          {
            path: '/0.x',
            component: ComponentCreator('/0.x', 'ddd'),
            routes: [
              {
                path: '/0.x/guide',
                component: ComponentCreator('/0.x/guide', 'eee'),
                exact: true,
                sidebar: "guide"
              }
            ]
          }
        ]
      },
      {
        path: '/',
        component: ComponentCreator('/', 'fff'),
        routes: [
          {
            path: '/guide',
            component: ComponentCreator('/guide', '0aa'),
            exact: true,
            sidebar: "guide"
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const CHUNK_NAMES = JSON.stringify({
  '/search-aaa': {__comp: 'searchPage'},
  '/-bbb': {__comp: 'docsRoot', __context: {plugin: 'plugin'}},
  '/0.x-ccc': {__comp: 'versionRoot', __props: 'oldVersion'},
  '/0.x-ddd': {__comp: 'docRoot'},
  '/0.x/guide-eee': {__comp: 'docItem', content: 'oldGuide'},
  '/-fff': {__comp: 'versionRoot', __props: 'newVersion'},
  '/guide-0aa': {__comp: 'docItem', content: 'newGuide'},
});
const CHUNKS = 'searchPage docsRoot plugin versionRoot oldVersion docRoot docItem oldGuide newVersion newGuide'.split(
  ' ',
);
const REGISTRY = `export default {
${CHUNKS.map((name) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`).join('\n')}};
`;

type Folder = {readonly path: string; readonly component: string; readonly attributes: object};
type Chunk = readonly [unknown, string];
type Route = {readonly path: string; readonly component: unknown; readonly routes?: readonly Route[]};
type Modules = {
  readonly main: Route[];
  readonly names: object;
  readonly registry: Record<string, Chunk>;
  readonly old?: Route;
};

/** Runs one of the modules; what it imports is given. */
function run(source: string, values: Readonly<Record<string, unknown>>): unknown {
  const body = source
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return')
    .replace(/import\(/g, 'load(');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the generated module
  return (new Function(...Object.keys(values), body) as (...all: unknown[]) => unknown)(...Object.values(values));
}

function evaluate(files: GeneratedFiles): Modules {
  const tools = {
    load: (name: string) => name,
    require: {resolveWeak: (name: string) => name},
    ComponentCreator: (...values: unknown[]) => values,
    createVersionGate: (path: string, load: () => string) => ({path, gate: load()}),
    createPages: ({path, component, attributes}: Folder, pages: readonly (readonly [string, () => string])[]) =>
      pages.map(([name, load]) => ({...attributes, path: path + name, made: {component, content: load()}})),
  };
  const main = run(files['routes.js'].replace('export default routes', 'return routes'), tools) as Route[];
  const chunkNames = run(files['routesChunkNames.js'], tools) as object;
  const registry = run(files['registry.js'], tools) as Modules['registry'];
  const before = {names: {...chunkNames}, registry: {...registry}};
  const old = run(files['version-0.js'] ?? 'return undefined', {...tools, chunkNames, registry}) as Route;
  return old === undefined ? {main, ...before} : {main, names: chunkNames, registry, old};
}

function split(changes: Partial<Parameters<typeof splitRoutes>[0]> = {}): GeneratedFiles {
  return splitRoutes({
    routes: ROUTES,
    chunkNames: CHUNK_NAMES,
    registry: REGISTRY,
    versionPaths: ['/0.x'],
    clientFolder: '/client',
    ...changes,
  });
}

describe('splitRoutes', () => {
  const original = evaluate(split({versionPaths: []}));

  it('makes pages of a folder from their names and what loads their text, and keeps everything else', () => {
    const {main, names, registry} = original;
    const [search, docs, other] = run(ROUTES, {ComponentCreator: (...values: unknown[]) => values}) as Route[];
    const page = (path: string, content: string): object => ({
      path,
      exact: true,
      sidebar: 'guide',
      made: {component: 'docItem', content: `@site/${content}`},
    });
    const [oldVersion, newVersion] = docs.routes ?? [];
    expect(main).toEqual([
      search,
      {
        ...docs,
        routes: [
          {...oldVersion, routes: [{...oldVersion.routes?.[0], routes: [page('/0.x/guide', 'oldGuide')]}]},
          {...newVersion, routes: [page('/guide', 'newGuide')]},
        ],
      },
      other,
    ]);
    const others = Object.entries(JSON.parse(CHUNK_NAMES) as object).filter(([key]) => !key.includes('/guide-'));
    expect(names).toEqual(Object.fromEntries(others));
    expect(Object.keys(registry).sort()).toEqual(CHUNKS.filter((name) => !/^(?:new|old)Guide$/.test(name)).sort());
  });

  it('writes pages side by side as one call, up to one that differs in more', () => {
    const route = (name: string, sidebar: string): string =>
      `{path: '/guide/${name}', component: ComponentCreator('/guide/${name}', '${name}'), exact: true, sidebar: '${sidebar}'}`;
    const {'routes.js': routes} = split({
      versionPaths: [],
      routes: `export default [${['a', 'b'].map((name) => route(name, 'guide')).join()}, ${route('c', 'api')}, ${route('d', 'api')}];`,
      chunkNames: JSON.stringify({
        '/guide/a-a': {__comp: 'docItem', content: 'oldGuide'},
        '/guide/b-b': {__comp: 'docItem', content: 'newGuide'},
        '/guide/c-c': {__comp: 'docItem', content: 'oldVersion'},
        '/guide/d-d': {__comp: 'docItem', content: 'newVersion', extra: 'plugin'},
      }),
    });
    expect(routes.match(/createPages\(/g)).toHaveLength(2);
    expect(routes).toContain('ComponentCreator("/guide/d", "d")');
  });

  it('throws if the registry loads a chunk in another way than is known', () => {
    const registry = REGISTRY.replace('"@site/newGuide", require', '"@site/newGuide", "more", require');
    expect(() => split({registry})).toThrow(/site-version-routes: the registry of Docusaurus loads "newGuide" by /);
  });

  it('keeps of a chunk how it is loaded, and nothing that only a server asks for', () => {
    const {'routes.js': routes, 'registry.js': registry, 'version-0.js': version} = split();
    expect(routes).toContain('["guide", () => import(/* webpackChunkName: "newGuide" */ "@site/newGuide")]');
    expect(registry).toContain('"docItem": [() => import(/* webpackChunkName: "docItem" */ "@site/docItem")]');
    expect(routes + registry + version).not.toContain('resolveWeak');
  });

  it('keeps in the main script what shows docs', () => {
    const registry = REGISTRY.replaceAll('@site/docItem', '@theme/DocItem').replaceAll(
      '@site/searchPage',
      '@theme/SearchPage',
    );
    const {'registry.js': printed} = split({registry});
    expect(printed).toContain('"docItem": [() => import(/* webpackMode: "eager" */ "@theme/DocItem")]');
    expect(printed).toContain('"searchPage": [() => import(/* webpackChunkName: "searchPage" */ "@theme/SearchPage")]');
  });

  it('leaves nothing of a version in the main modules but a gate', () => {
    const {'version-0.js': version, ...main} = split();
    const text = Object.values(main).join('');
    expect(text).not.toMatch(/oldGuide|oldVersion|0\.x\/guide|docRoot/);
    expect(text.match(/0\.x/g)).toHaveLength(1);
    expect(version).toMatch(/oldGuide/);
    // What both have stays in the main modules.
    expect(version).not.toMatch(/"@site\/docItem"|newGuide/);
  });

  it('makes up the whole again when the gate is opened', () => {
    const files = split();
    const {main, names, registry, old} = evaluate(files);
    expect(main[1].routes?.[0]).toEqual({path: '/0.x', gate: './version-0.js'});
    expect(old).toEqual(original.main[1].routes?.[0]);
    expect(main[1].routes?.[1]).toEqual(original.main[1].routes?.[1]);
    expect(main[0]).toEqual(original.main[0]);
    expect(names).toEqual(original.names);
    const print = (chunks: object): string =>
      JSON.stringify(Object.entries(chunks).sort(), (_, value: unknown) =>
        typeof value === 'function' ? String(value) : value,
      );
    expect(print(registry)).toBe(print(original.registry));
  });

  it('throws if Docusaurus writes something else', () => {
    expect(() => split({versionPaths: ['/0.1']})).toThrow('the routes of Docusaurus have no "/0.1"');
    expect(() => split({registry: REGISTRY.replace(/^ {2}"oldGuide".*$/m, '')})).toThrow(
      'the registry of Docusaurus has no line for the chunk "oldGuide"',
    );
  });
});
