/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkBuiltImages} from '@site/src/plugins/site-data/server/checkBuiltImages';

describe('checkBuiltImages', () => {
  let root: string;
  const write = (name: string, text = ''): void => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  const check = (): void =>
    checkBuiltImages({
      outDir: path.join(root, 'build'),
      bases: ['/lib/zh/', '/lib/'],
      otherLocales: ['en'],
      folders: [path.join(root, 'static')],
    });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'built-images-'));
    write('static/img/a b.svg');
  });

  afterEach(() => rmSync(root, {recursive: true, force: true}));

  it('accepts images of the site, of the bundler and of other hosts, and pages of other locales', () => {
    write(
      'build/a/index.html',
      '<img src=/lib/img/a%20b.svg /><img alt="x" src="/lib/zh/img/a%20b.svg?1"><img src="/lib/assets/images/c.png">' +
        '<img src="//example.org/d.png"><img src="https://example.org/e.png"><img src="data:image/png;base64,AA=="><img alt>',
    );
    write('build/en/index.html', '<img src=/lib/img/gone.svg>');
    expect(check).not.toThrow();
  });

  it('names each page with an image that is gone since it was compiled', () => {
    write('build/a/index.html', '<img src=/lib/img/gone.svg loading=lazy /><img src=/lib/img/gone.svg>');
    write('build/b.html', '<p><img alt="" src="/lib/zh/img/gone.svg?a=1&amp;b=2"></p>');
    expect(check).toThrow(
      new Error(
        'site-data: these pages show images that are not in "static":\n' +
          '  a/index.html: /lib/img/gone.svg\n  b.html: /lib/zh/img/gone.svg?a=1&b=2',
      ),
    );
  });
});
