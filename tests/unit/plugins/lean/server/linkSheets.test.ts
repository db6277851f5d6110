/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkSheets, readPageClasses} from '@site/src/plugins/lean/server/linkSheets';

describe('linkSheets', () => {
  let folder: string;
  const head = '<link rel=stylesheet href=/lib/assets/css/styles.1.css />';

  function write(name: string, text: string): void {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }

  function read(name: string): string {
    return readFileSync(path.join(folder, name), 'utf8');
  }

  function run(): void {
    linkSheets({
      outDir: folder,
      baseUrl: '/lib/',
      routesPaths: ['/lib/404.html', '/lib/', '/lib/both', '/lib/plain', '/lib/guide'],
      stockClasses: new Set(['row', 'navbar']),
      keptClasses: ['navbar'],
    });
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
    write('assets/css/styles.1.css', '.a{x:y}.shared{x:y}');
    write('assets/css/part-home.2.css', '.b{x:y}.shared .b{x:y}');
    write('assets/css/part-search.3.css', '.c{x:y}');
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('links the sheet of each part that a page shows, behind the common one', () => {
    write('index.html', `${head}<p class="a b">`);
    write('both/index.html', `${head}<p class=b><p class='c d'>`);
    run();
    expect(read('index.html')).toBe(
      `${head}<link rel=stylesheet href=/lib/assets/css/part-home.2.css /><p class="a b">`,
    );
    expect(read('both/index.html').match(/part-\w+/g)).toEqual(['part-home', 'part-search']);
  });

  it('leaves pages without such a part as they are, those of other locales and the files of static/', () => {
    write('plain/index.html', `${head}<p class="a shared">`);
    write('zh/index.html', `${head}<p class=b>`);
    write('demo.html', `${head}<p class="b row">`);
    run();
    expect(read('plain/index.html')).toBe(`${head}<p class="a shared">`);
    expect(read('zh/index.html')).toBe(`${head}<p class=b>`);
    expect(read('demo.html')).toBe(`${head}<p class="b row">`);
  });

  it('throws where a page has a class whose rules were dropped, and says what to do', () => {
    write('guide/index.html', `${head}<p class="navbar row">`);
    expect(run).toThrow(/guide.index\.html has the class "row".*KEPT_CLASSES/s);
  });

  it('lets a text name such a class', () => {
    write('guide/index.html', `${head}<p class=a>Write <code>&lt;div class="row"></code>, or class='row'.`);
    run();
    expect(read('guide/index.html')).toContain('&lt;div class="row">');
  });

  it('throws where a page names such a class and has it too', () => {
    write('guide/index.html', `${head}<p><code>&lt;div class="row"></code><p class=row>`);
    expect(run).toThrow('has the class "row"');
  });
});

describe('readPageClasses', () => {
  it('reads classes in quotes and without', () => {
    expect([...readPageClasses(`<a class=x><b id=1 class="y z"><i data-class=no class='w'>`)]).toEqual([
      'x',
      'y',
      'z',
      'w',
    ]);
  });
});
