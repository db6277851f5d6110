/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import queries from '@site/tests/fixtures/search/sample-queries.json';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\s+/g, ' ');

describe('what is written about the search', () => {
  it('SEARCH-23 counts the sample queries that the quality is judged by', () => {
    const count = (lang: string): number => queries.filter((query) => query.lang === lang).length;
    expect(read('src/lib/search/README.md')).toContain(`${count('en')} English and ${count('zh')} Chinese`);
  });

  it('tells what a page costs with the same figures in each place', () => {
    const figures = /about ([\d.]+ kB) of core and ([\d.]+ kB) of records/.exec(read('src/plugins/search/README.md'));
    const [, core = '?', records = '?'] = figures ?? [];
    const text = read('CONTRIBUTING.md');
    expect(text).toContain(`its core, about ${core} for each page`);
    expect(text).toContain(`and the texts, about ${records}`);
  });
});
