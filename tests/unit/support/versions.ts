import type {GlobalData} from '@docusaurus/types';
import type {VersionsData} from '@site/src/plugins/versions/client';
import globalData from '../__fixtures__/generated/globalData';
import {withSiteData} from './siteData';

/** Global data of a site with a second version, `0.x`, that has no quick start. */
export function withOldVersion(): GlobalData {
  const docs = globalData['docusaurus-plugin-content-docs'].default;
  const versions = globalData['site-versions'].default;
  const old = {
    ...docs.versions[0],
    name: '0.x',
    label: '0.x',
    isLast: false,
    path: '/0.x',
    docs: [
      {id: 'guide/basic/cli', path: '/0.x/guide/basic/cli', sidebar: 'guide'},
      {id: 'guide/start/index', path: '/0.x/guide/start/', sidebar: 'guide'},
    ],
    mainDocId: 'guide/basic/cli',
  };
  return {
    'docusaurus-plugin-content-docs': {default: {...docs, versions: [...docs.versions, old]}},
    'site-versions': {
      default: {
        ...versions,
        versions: [
          ...versions.versions,
          {
            name: '0.x',
            id: '0.x',
            label: '0.x',
            prefix: '/0.x',
            introduction: '/guide/start/',
            release: '@rslib/core 0.23.2',
          },
        ],
        pages: {
          '1.x': {
            '/guide/start/quick-start': {'0.x': {path: '/guide/start/', title: 'Introduction', kind: 'nearest'}},
          },
          '0.x': {'/guide/basic/cli': {'1.x': {path: '/guide/start/', title: 'Introduction', kind: 'nearest'}}},
        },
      } satisfies VersionsData,
    },
    ...withSiteData({multiVersion: {default: '1.x', versions: ['1.x', '0.x']}}),
  };
}
