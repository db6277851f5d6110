import type {GlobalData} from '@docusaurus/types';
import globalData from '../__fixtures__/generated/globalData';
import {withSiteData} from './siteData';

/** Global data of a site with a second version, `0.x`, that has no quick start. */
export function withOldVersion(): GlobalData {
  const docs = globalData['docusaurus-plugin-content-docs'].default;
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
    ...withSiteData({multiVersion: {default: '1.x', versions: ['1.x', '0.x']}}),
  };
}
