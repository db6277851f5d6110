/** @jest-environment node */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {listPages} from '@site/src/plugins/version-changes/server/listPages';

function doc(id: string, change: object = {}): object {
  const source = `@site/docs/${id}.mdx`;
  return {id, title: id, permalink: `/lib/${id}`, source, draft: false, unlisted: false, frontMatter: {}, ...change};
}

describe('listPages', () => {
  it('lists what readers can find, by id: no draft, no unlisted doc, no home page', () => {
    const docs = [
      doc('guide/b'),
      doc('guide/a'),
      doc('draft', {draft: true}),
      doc('unlisted', {unlisted: true}),
      doc('home', {frontMatter: {pageType: 'home'}}),
    ];
    const loaded = {versionName: 'current', label: '1.x', path: '/lib/', docs} as unknown as LoadedVersion;
    const [{pages}] = listPages([loaded], '/lib/');
    expect(pages.map(({key, href, original}) => [key, href, original])).toEqual([
      ['/guide/a', '/guide/a', 'docs/guide/a.mdx'],
      ['/guide/b', '/guide/b', 'docs/guide/b.mdx'],
    ]);
  });
});
