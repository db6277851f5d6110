import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {RouteConfig} from '@docusaurus/types';
import type {Notices, NoticedMetadata} from '../translations/types';

/** Shows the notice; a page that needs none does not load it. */
const NOTICE = '@site/src/components/TranslationNotice';

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
 * A route of the docs, and those in it, with the component that shows the notice for each page that needs one: `notice` among the
 * props of `DocItem`.
 *
 * @param isTranslation the docs are built in another language than the default one, so that pages in that one need a notice, too
 */
export function addNoticeModules(route: RouteConfig, notices: Notices, isTranslation: boolean): RouteConfig {
  const source = route.modules?.content;
  const file = typeof source === 'string' ? aliasedSitePathToRelativePath(source) : undefined;
  const isNoticed = file !== undefined && (file in notices || (isTranslation && !file.startsWith('i18n/')));
  return {
    ...route,
    ...(isNoticed && {modules: {...route.modules, notice: NOTICE}}),
    ...(route.routes !== undefined && {
      routes: route.routes.map((inner) => addNoticeModules(inner, notices, isTranslation)),
    }),
  };
}
