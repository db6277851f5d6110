import {slimGlobalData} from '@site/src/plugins/docs/server/slimGlobalData';

describe('slimGlobalData', () => {
  it('keeps what a version is and drops the lists of its pages', () => {
    const version = {name: 'current', label: '1.x', isLast: true, path: '/', mainDocId: 'a'};
    const data = {
      path: '/',
      breadcrumbs: true,
      versions: [{...version, docs: [{id: 'a', path: '/a'}], draftIds: ['b'], sidebars: {guide: {}}}],
    };
    expect(slimGlobalData(data)).toEqual({
      path: '/',
      breadcrumbs: true,
      versions: [{...version, docs: [], draftIds: [], sidebars: {}}],
    });
  });
});
