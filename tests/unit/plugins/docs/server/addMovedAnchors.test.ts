import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {addMovedAnchors} from '@site/src/plugins/docs/server/addMovedAnchors';
import {createRedirect} from '../../../support/addresses';

describe('addMovedAnchors', () => {
  const [start, dts, old] = ['/lib/zh/guide/', '/lib/zh/config/dts', '/lib/zh/0.x/config/dts'].map((permalink) => ({
    permalink,
  }));
  const content = {
    loadedVersions: [
      {versionName: 'current', docs: [start, dts]},
      {versionName: '0.x', docs: [old]},
    ],
  } as unknown as LoadedContent;

  it('tells a page which of its anchors have moved, below the base path of its language, and no other page', () => {
    const redirects = [
      createRedirect('/config/dts#where', '/guide/#dist'),
      createRedirect('/config/dts#old', '/config/dts#new'),
      createRedirect('/0.x/config/dts#where', '/0.x/guide/#dist'),
      createRedirect('/gone', '/guide/'),
    ];
    const {loadedVersions} = addMovedAnchors(content, redirects, '/lib/zh/');
    expect(loadedVersions).toEqual([
      {versionName: 'current', docs: [start, {...dts, movedAnchors: {where: '/lib/zh/guide/#dist', old: '#new'}}]},
      {versionName: '0.x', docs: [{...old, movedAnchors: {where: '/lib/zh/0.x/guide/#dist'}}]},
    ]);
  });

  it('changes nothing where nothing has moved', () => {
    expect(addMovedAnchors(content, [], '/lib/zh/')).toEqual(content);
  });
});
