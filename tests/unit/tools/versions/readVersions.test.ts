/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listRoutes} from '../../../../tools/versions/readVersions';

describe('listRoutes', () => {
  let siteDir: string;

  beforeAll(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'routes-'));
  });

  afterAll(() => rmSync(siteDir, {recursive: true}));

  it('VERSION-04 knows where Docusaurus puts pages, those with an address of their own too, and leaves out drafts', () => {
    const pages = {
      'index.mdx': '',
      'a.mdx': 'title: A\n',
      'b/index.mdx': '',
      'c/c.mdx': '',
      'c/index-of-all.mdx': '',
      'd/README.mdx': '',
      'd/e.mdx': 'slug: /other\n',
      'd/f.mdx': 'id: named\n',
      'g.mdx': 'draft: true\n',
    };
    for (const [page, frontMatter] of Object.entries(pages)) {
      const file = path.join(siteDir, 'docs', page);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `---\n${frontMatter}---\n\nText.\n`);
    }
    const version = {name: '1.x', docusaurusName: 'current', path: '1.x', folder: 'docs', isDefault: false};
    expect(listRoutes(siteDir, version)).toEqual([
      '/1.x/a',
      '/1.x/b/',
      '/1.x/c/',
      '/1.x/c/index-of-all',
      '/1.x/d/',
      '/1.x/other',
      '/1.x/d/named',
      '/1.x/',
    ]);
  });
});
