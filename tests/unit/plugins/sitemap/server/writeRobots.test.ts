/** @jest-environment node */
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeRobots} from '@site/src/plugins/sitemap/server/writeRobots';

type Input = Parameters<typeof writeRobots>[0];

describe('writeRobots', () => {
  let outDir: string;
  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'robots-'));
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  function write(baseUrl: string, currentLocale: string): string[] {
    const url = 'https://docs.example.org';
    const localeConfigs = {en: {url, baseUrl}, zh: {url, baseUrl: `${baseUrl}zh/`}};
    writeRobots({
      siteConfig: {url, baseUrl},
      i18n: {defaultLocale: 'en', currentLocale, locales: ['en', 'zh'], localeConfigs},
      outDir,
      filename: 'sitemap.xml',
    } as unknown as Input);
    return readdirSync(outDir);
  }

  it('names the sitemap of every locale', () => {
    expect(write('/', 'en')).toEqual(['robots.txt']);
    expect(readFileSync(path.join(outDir, 'robots.txt'), 'utf8')).toMatchInlineSnapshot(`
      "User-agent: *
      Allow: /

      Sitemap: https://docs.example.org/sitemap.xml
      Sitemap: https://docs.example.org/zh/sitemap.xml
      "
    `);
  });

  it('writes none for another locale, and for a site below the root of a host one that is not served', () => {
    expect(write('/', 'zh')).toEqual([]);
    expect(write('/lib/', 'en')).toEqual(['.hosts']);
    expect(readFileSync(path.join(outDir, '.hosts', 'robots.txt'), 'utf8')).toContain(
      'Sitemap: https://docs.example.org/lib/zh/sitemap.xml',
    );
  });
});
