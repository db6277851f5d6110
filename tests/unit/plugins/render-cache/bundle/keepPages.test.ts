/** @jest-environment node */
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {keepPages, type RenderedPage} from '@site/src/plugins/render-cache/bundle/keepPages';

type Input = {pathname: string; flag?: boolean};

describe('keepPages', () => {
  let folder: string;
  let files: Set<string>;
  let app: string;
  let routes: Record<string, string>;
  let rendered: string[];

  /** What one build does: a new process reads the bundle, and renders pages. */
  async function build(...inputs: Input[]): Promise<RenderedPage[]> {
    rendered = [];
    const render = ({pathname}: Input): Promise<RenderedPage> => {
      rendered.push(pathname);
      return Promise.resolve({
        html: `<p>${pathname} ${[...files].join(' ')}</p>`,
        collectedData: {modules: [pathname]},
      });
    };
    const present = new Set(files);
    const bundle = {
      app,
      routesOf: (pathname: string) => routes[pathname] ?? '',
      has: (file: string) => present.has(file),
      filesOf: (names: readonly string[]) => [...present].filter((file) => file.startsWith(names[0])),
    };
    const keep = keepPages<Input, RenderedPage>(render, {bundle, folder, others: []});
    return Promise.all(inputs.map(keep));
  }

  beforeEach(async () => {
    folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'kept-pages-')), 'pages');
    files = new Set(['/a.1.js', '/b.1.js']);
    app = 'app';
    routes = {};
    await build({pathname: '/a'}, {pathname: '/b'});
    expect(rendered).toEqual(['/a', '/b']);
  });

  afterEach(() => {
    rmSync(path.dirname(folder), {recursive: true});
  });

  it('returns what the last build rendered', async () => {
    const [page] = await build({pathname: '/a'}, {pathname: '/b'});
    expect(rendered).toEqual([]);
    expect(page).toEqual({html: '<p>/a /a.1.js /b.1.js</p>', collectedData: {modules: ['/a']}});
  });

  it('renders the page whose file changed, and no other', async () => {
    files = new Set(['/a.2.js', '/b.1.js']);
    const [page] = await build({pathname: '/a'}, {pathname: '/b'});
    expect(rendered).toEqual(['/a']);
    expect(page.html).toContain('/a.2.js');
    await build({pathname: '/a'}, {pathname: '/b'});
    expect(rendered).toEqual([]);
  });

  it('renders all pages with another app', async () => {
    app = 'another';
    await build({pathname: '/a'}, {pathname: '/b'});
    expect(rendered).toEqual(['/a', '/b']);
  });

  it('renders the page whose route has another part, and no other', async () => {
    routes = {'/a': 'notice'};
    await build({pathname: '/a'}, {pathname: '/b'});
    expect(rendered).toEqual(['/a']);
  });

  it('renders a page that is asked for in another way', async () => {
    await build({pathname: '/a', flag: true});
    expect(rendered).toEqual(['/a']);
  });

  it('renders a page whose copy is damaged', async () => {
    for (const name of readdirSync(folder)) {
      writeFileSync(path.join(folder, name), '{"app": "app"');
    }
    await build({pathname: '/a'}, {pathname: '/b'});
    expect(rendered).toEqual(['/a', '/b']);
  });
});
