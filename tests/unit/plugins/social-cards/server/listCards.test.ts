/** @jest-environment node */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {listCards} from '@site/src/plugins/social-cards/server/listCards';

type Doc = LoadedVersion['docs'][number];

const doc = (id: string, more: Partial<Doc> = {}): Doc =>
  ({
    id,
    title: id.toUpperCase(),
    description: `About ${id}.`,
    permalink: `/zh/0.x/${id}`,
    frontMatter: {},
    ...more,
  }) as Doc;

const list = (docs: readonly Doc[]): ReturnType<typeof listCards> => {
  const items = docs.map(({id}) => ({type: 'doc', id}));
  const sidebars = {guide: [{type: 'category', label: 'The `guide`', items}]} as unknown as LoadedVersion['sidebars'];
  return listCards([{label: '0.x', docs: [...docs], sidebars}], '/zh/', 'zh-CN');
};

describe('listCards', () => {
  it('has a picture for each doc but those with their own, at the address of the doc', () => {
    expect(list([doc('a'), doc('b', {frontMatter: {image: 'own.png'}})])).toEqual([
      {
        path: 'img/og/0.x/a.jpg',
        card: {title: 'A', section: 'The guide', description: 'About a.', version: '0.x', lang: 'zh-CN'},
      },
    ]);
  });

  it('has one for an unlisted doc, whose page names it, too', () => {
    expect(list([doc('a', {unlisted: true})])).toMatchObject([
      {path: 'img/og/0.x/a.jpg', card: {title: 'A', section: 'The guide'}},
    ]);
  });

  it('writes titles without their marks, as the tags of the page do', () => {
    expect(list([doc('a', {title: '`lib.dts`: *all* of it'})])).toMatchObject([{card: {title: 'lib.dts: all of it'}}]);
  });
});
