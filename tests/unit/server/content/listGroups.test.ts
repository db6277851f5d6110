/** @jest-environment node */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {listGroups, listVersions} from '@site/src/server/content/listGroups';

type Doc = LoadedVersion['docs'][number];

const doc = (id: string, more: Partial<Doc> = {}): Doc => ({id, ...more}) as Doc;

const VERSION = {
  label: '1.x',
  path: '/lib',
  isLast: true,
  docs: [doc('b'), doc('a'), doc('extra'), doc('hidden', {unlisted: true}), doc('start')],
  sidebars: {
    guide: [
      {
        type: 'category',
        label: 'Start',
        link: {type: 'doc', id: 'start'},
        items: [
          {type: 'doc', id: 'a'},
          {type: 'category', label: 'Inner', items: [{type: 'doc', id: 'b'}]},
        ],
      },
      {type: 'link', label: 'Away', href: 'https://example.com'},
    ],
    other: [{type: 'category', label: 'Again', items: [{type: 'doc', id: 'a'}]}],
  },
} as unknown as LoadedVersion;

describe('listGroups', () => {
  it('lists docs in reading order by top group, each once, those of no sidebar last, no unlisted one', () => {
    expect(listGroups(VERSION).map(({title, docs}) => [title, docs.map(({id}) => id)])).toEqual([
      ['Start', ['start', 'a', 'b']],
      [undefined, ['extra']],
    ]);
  });

  it('lists the default version first', () => {
    const old = {...VERSION, label: '0.x', path: '/lib/0.x', isLast: false};
    const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [old, VERSION]}}};
    expect(listVersions(content).map(({label, path: place}) => [label, place])).toEqual([
      ['1.x', '/lib/'],
      ['0.x', '/lib/0.x/'],
    ]);
    expect(listVersions({})).toEqual([]);
  });
});
