import type {DocMetadata, LoadedContent, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {RouteConfig} from '@docusaurus/types';
import type {Notices, NoticedMetadata} from '../../translations/types';

/** Show a notice above a page; a page without one does not load them. */
const NOTICE = '@site/src/components/TranslationNotice';
const BANNER = '@site/src/components/VersionBanner';

/** The docs with the notices of their translations in their metadata, each on its own page: those of another page change nothing there. */
export function addNotices(content: LoadedContent, notices: Notices): LoadedContent {
  const addNotice = (doc: DocMetadata): DocMetadata & NoticedMetadata => {
    const staleSections = notices[aliasedSitePathToRelativePath(doc.source)];
    return staleSections === undefined ? doc : {...doc, staleSections};
  };
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({...version, docs: version.docs.map(addNotice)})),
  };
}

/**
 * A route of the docs, and those in it, with the components that show the notices of its pages: `notice` among the props of `DocItem` for
 * a page whose translation is not up to date, `banner` among those of `DocVersionRoot` for a version that is old or to come.
 *
 * @param isTranslation the docs are built in another language than the default one, so that pages in that one need a notice, too
 */
export function addNoticeModules(route: RouteConfig, notices: Notices, isTranslation: boolean): RouteConfig {
  const source = route.modules?.content;
  const file = typeof source === 'string' ? aliasedSitePathToRelativePath(source) : undefined;
  const isNoticed = file !== undefined && (file in notices || (isTranslation && !file.startsWith('i18n/')));
  const version = route.props?.version as Pick<PropVersionMetadata, 'banner'> | undefined;
  const modules = {
    ...route.modules,
    ...(isNoticed && {notice: NOTICE}),
    ...(version?.banner && {banner: BANNER}),
  };
  return {
    ...route,
    ...(Object.keys(modules).length > 0 && {modules}),
    ...(route.routes !== undefined && {
      routes: route.routes.map((inner) => addNoticeModules(inner, notices, isTranslation)),
    }),
  };
}
