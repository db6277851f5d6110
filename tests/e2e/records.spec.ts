import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {htmlToText} from '../../src/lib/text/htmlToText';
import {CURRENT_VERSION_LABEL} from '../../src/lib/site/docsVersions';
import type {PageRecord, RouteRecord} from '../../src/lib/site/records';
import {siteConfig} from '../../src/lib/site/siteConfig';
import {BUILD} from './support/build';

/** Checks of files, without a browser: the records of the last build against the pages it wrote. */
const ROOT = path.resolve(__dirname, '..', '..');
const DATA = path.join(ROOT, '.docusaurus', 'site-data', 'default');

function readJson(fileName: string): unknown {
  return JSON.parse(readFileSync(path.join(DATA, fileName), 'utf8'));
}

/** Every version of the site, the default one first. */
function readVersions(): string[] {
  return [CURRENT_VERSION_LABEL, ...(JSON.parse(readFileSync(path.join(ROOT, 'versions.json'), 'utf8')) as string[])];
}

/** Records of a locale; files that a removed version left behind are not read. */
function readRecords(lang: string): PageRecord[] {
  return readVersions().flatMap((version) => readJson(`records-${lang}-${version}.json`) as PageRecord[]);
}

function htmlFile(routePath: string): string {
  return path.join(BUILD, routePath, 'index.html');
}

/** Headings with an id inside the page's article, as they were built. */
function readHeadings(html: string): {id: string; depth: number; text: string}[] {
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  return [...article.matchAll(/<h([2-6])\b[^>]*\bid=(?:"([^"]*)"|([^\s>]+))[^>]*>([\s\S]*?)<\/h\1>/g)].map(
    ([, depth, quoted, bare, inner]) => ({
      id: htmlToText(quoted ?? bare ?? ''),
      depth: Number(depth),
      // The link to the heading itself is no part of its text.
      text: htmlToText(inner.replace(/<a\b[^>]*hash-link[\s\S]*?<\/a>/g, '')),
    }),
  );
}

function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));
}

for (const {lang} of siteConfig.locales) {
  test.describe(`records of ${lang}`, () => {
    const records = readRecords(lang);
    const docs = records.filter(({_relativePath}) => _relativePath.endsWith('.mdx'));

    test('ENTITY-04 every doc has a record and every record a page', () => {
      const sources = filesBelow(path.join(ROOT, 'docs'), '.mdx')
        .map((file) => path.relative(path.join(ROOT, 'docs'), file))
        .filter((file) => !/(?:^|\/)(?:_|shared\/)/.test(file));
      const recorded = docs
        .filter(({version}) => version === CURRENT_VERSION_LABEL)
        .map(({_relativePath}) =>
          _relativePath.replace(/^(?:docs|i18n\/\w+\/docusaurus-plugin-content-docs\/current)\//, ''),
        );
      expect(recorded.sort()).toEqual(sources.sort());
      expect(records.filter(({routePath}) => !existsSync(htmlFile(routePath)))).toEqual([]);
    });

    test('ENTITY-05 headings of the record are the headings of the page, in order', () => {
      const differences = docs.flatMap(({routePath, toc}) => {
        const built = readHeadings(readFileSync(htmlFile(routePath), 'utf8'));
        const recorded = toc.map(({id, depth, text}) => ({id, depth, text}));
        return JSON.stringify(built) === JSON.stringify(recorded) ? [] : [{routePath, built, recorded}];
      });
      expect(differences).toEqual([]);
      expect(docs.flatMap(({toc}) => toc).length).toBeGreaterThan(100);
    });

    test('ENTITY-05 charIndex leads to the heading in the content', () => {
      const wrong = docs.flatMap(({routePath, content, toc}) =>
        toc
          .filter(({text, charIndex}) => !content.startsWith(text, charIndex))
          .map(({id, charIndex}) => `${routePath}#${id}: ${charIndex}`),
      );
      expect(wrong).toEqual([]);
    });

    test('ENTITY-06 every record has a route record', () => {
      const routes = readJson(`routes-${lang}.json`) as RouteRecord[];
      expect(routes).toEqual(
        records
          .map(({routePath, _relativePath, version}) => ({path: routePath, filePath: _relativePath, lang, version}))
          .sort((a, b) => (a.path < b.path ? -1 : 1)),
      );
    });

    test('VERSION-06 every page has a version, pages without versions the default one', () => {
      expect([...new Set(records.map(({version}) => version))].sort()).toEqual(readVersions().sort());
      expect(records.filter(({routePath}) => /^\/(?:zh\/)?$/.test(routePath)).map(({version}) => version)).toEqual([
        CURRENT_VERSION_LABEL,
      ]);
    });
  });
}

test('ENTITY-12 no absolute path is in any output', () => {
  const texts = ['.html', '.js', '.json', '.css', '.xml'].flatMap((extension) => filesBelow(BUILD, extension));
  expect(texts.length).toBeGreaterThan(50);
  const escaped = ROOT.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const absolute = new RegExp(`${escaped}(?:["']|/(?:docs|i18n|src|static|build|node_modules|\\.docusaurus)\\b)`);
  expect(texts.filter((file) => absolute.test(readFileSync(file, 'utf8')))).toEqual([]);
});
