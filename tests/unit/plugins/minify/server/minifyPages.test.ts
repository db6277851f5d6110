/** @jest-environment node */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {minifyPages} from '@site/src/plugins/minify/server/minifyPages';

const toPage = (script: string, text: string): string => `<!doctype html>
<html lang="en">
  <head>
    <title>Page</title>
    <script src="/assets/js/runtime~main.${script}.js" defer="defer"></script>
    <script src="/assets/js/main.${script}.js" defer="defer"></script>
  </head>
  <body>
    <p class="">${text}<!-- --> and <code>/assets/js/0</code></p>
    <script>window.first = 1 + 1;</script>
  </body>
</html>`;

const MINIFIED =
  '<!doctype html><html lang=en><head><title>Page</title><script src=/assets/js/runtime~main.0a1b.js defer></script>' +
  '<script src=/assets/js/main.0a1b.js defer></script></head><body><p class="">Text<!-- --> and <code>/assets/js/0</code></p>' +
  '<script>window.first=2</script></body>';

describe('minifyPages', () => {
  let outDir: string;
  let folder: string;

  function build(pages: Readonly<Record<string, string>>): (page: string) => string {
    for (const [page, html] of Object.entries(pages)) {
      mkdirSync(path.dirname(path.join(outDir, page)), {recursive: true});
      writeFileSync(path.join(outDir, page), html);
    }
    const warn = (message: string): never => {
      throw new Error(message);
    };
    minifyPages({outDir, baseUrl: '/', routesPaths: ['/404.html', '/', '/a'], folder, warn});
    return (page) => readFileSync(path.join(outDir, page), 'utf8');
  }

  /** Puts a mark into everything that was kept. */
  function markKept(): void {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace('Text', 'Kept'));
    }
  }

  beforeEach(() => {
    outDir = mkdtempSync(path.join(os.tmpdir(), 'minify-'));
    folder = path.join(outDir, '..', `${path.basename(outDir)}-kept`);
  });

  afterEach(() => {
    rmSync(outDir, {recursive: true});
    rmSync(folder, {recursive: true});
  });

  it('minifies the pages of the locale and leaves those of others', () => {
    const page = toPage('0a1b', 'Text');
    const read = build({'index.html': page, 'zh/index.html': page});
    expect(read('index.html').replace(/\n\s*/g, '')).toBe(MINIFIED);
    expect(read('zh/index.html')).toBe(page);
  });

  it('leaves the files of static/ as their author wrote them', () => {
    const files = {
      'google12ab.html': 'google-site-verification: google12ab.html',
      'demo/index.html': toPage('0a1b', 'Demo'),
    };
    const read = build({'index.html': toPage('0a1b', 'Text'), ...files});
    expect(Object.fromEntries(Object.keys(files).map((name) => [name, read(name)]))).toEqual(files);
  });

  it('takes a page of an earlier build with the names of the scripts of this one', () => {
    build({'index.html': toPage('0a1b', 'Text')});
    markKept();
    const read = build({'index.html': toPage('9z8y', 'Text')});
    expect(read('index.html').replace(/\n\s*/g, '')).toBe(MINIFIED.replaceAll('0a1b', '9z8y').replace('Text', 'Kept'));
  });

  it('minifies a page whose text changed, and one whose copy is damaged', () => {
    build({'index.html': toPage('0a1b', 'Text'), 'a/index.html': toPage('0a1b', 'Text')});
    markKept();
    const read = build({'index.html': toPage('0a1b', 'More text'), 'a/index.html': toPage('0a1b', 'Text')});
    expect(read('index.html')).toContain('More text');
    expect(read('a/index.html')).toContain('Kept');
    readdirSync(folder).forEach((name) => writeFileSync(path.join(folder, name), '{"key"'));
    expect(build({'a/index.html': toPage('0a1b', 'Text')})('a/index.html')).toContain('Text');
  });
});
