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

  it('VERSION-04 knows where Docusaurus puts pages, and leaves out those with an address of their own and drafts', () => {
    const pages = {
      'index.mdx': '',
      'a.mdx': 'title: A\n',
      'b/index.mdx': '',
      'c/c.mdx': '',
      'c/index-of-all.mdx': '',
      'd/README.mdx': '',
      'e.mdx': 'slug: /other\n',
      'f.mdx': 'id: other\n',
      'g.mdx': 'draft: true\n',
    };
    for (const [page, frontMatter] of Object.entries(pages)) {
      const file = path.join(siteDir, 'docs', page);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `---\n${frontMatter}---\n\nText.\n`);
    }
    const version = {name: '1.x', docusaurusName: 'current', path: '1.x', folder: 'docs', isDefault: false};
    const routes = listRoutes(siteDir, version).map(({page, route}) => [page, route]);
    expect(Object.fromEntries(routes)).toEqual({
      'index.mdx': '/1.x/',
      'a.mdx': '/1.x/a',
      'b/index.mdx': '/1.x/b/',
      'c/c.mdx': '/1.x/c/',
      'c/index-of-all.mdx': '/1.x/c/index-of-all',
      'd/README.mdx': '/1.x/d/',
    });
  });
});
