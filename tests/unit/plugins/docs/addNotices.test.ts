import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {addNotices} from '@site/src/plugins/docs/addNotices';

describe('addNotices', () => {
  const file = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/a.mdx';
  const stale = {source: `@site/${file}`, title: 'A'};
  const fresh = {source: '@site/i18n/zh/docusaurus-plugin-content-docs/current/guide/b.mdx', title: 'B'};
  const content = {loadedVersions: [{versionName: 'current', docs: [stale, fresh]}]} as unknown as LoadedContent;

  it('tells a page what changed since it was translated, and no other page', () => {
    const section = {key: 'options', kind: 'changed', title: '选项', isOriginalTitle: false} as const;
    const [version] = addNotices(content, {[file]: [section]}).loadedVersions;
    expect(version).toEqual({versionName: 'current', docs: [{...stale, staleSections: [section]}, fresh]});
  });

  it('tells a page without a record, too', () => {
    expect(addNotices(content, {[file]: []}).loadedVersions[0].docs[0]).toEqual({...stale, staleSections: []});
  });
});
