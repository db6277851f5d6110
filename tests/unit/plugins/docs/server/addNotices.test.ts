import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {addNoticeModules, addNotices} from '@site/src/plugins/docs/server/addNotices';

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

describe('addNoticeModules', () => {
  const page = (source: string) => ({
    path: `/${source}`,
    component: '@theme/DocItem',
    modules: {content: `@site/${source}`},
  });
  const stale = page('i18n/zh/docs/a.mdx');
  const fresh = page('i18n/zh/docs/b.mdx');
  const english = page('docs/c.mdx');
  const notice = '@site/src/components/TranslationNotice';

  function add(isTranslation: boolean): unknown {
    const root = {path: '/', component: '@theme/DocRoot', routes: [stale, fresh, english]};
    return addNoticeModules(root, {'i18n/zh/docs/a.mdx': []}, isTranslation).routes;
  }

  it('I18N-05 I18N-06 lets pages that need a notice load it, and no other page', () => {
    const withNotice = (route: ReturnType<typeof page>) => ({...route, modules: {...route.modules, notice}});
    expect(add(true)).toEqual([withNotice(stale), fresh, withNotice(english)]);
    expect(add(false)).toEqual([withNotice(stale), fresh, english]);
  });

  it('VERSION-06 lets a version that is old or to come load its banner, and no other version', () => {
    const versionRoute = (banner: string | null) => ({
      path: '/',
      component: '@theme/DocVersionRoot',
      props: {version: {banner}},
    });
    const modules = {banner: '@site/src/components/VersionBanner'};
    for (const banner of ['unmaintained', 'unreleased']) {
      expect(addNoticeModules(versionRoute(banner), {}, false)).toEqual({...versionRoute(banner), modules});
    }
    expect(addNoticeModules(versionRoute(null), {}, false)).toEqual(versionRoute(null));
  });
});
