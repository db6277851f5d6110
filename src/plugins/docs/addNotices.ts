import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Notices, NoticedMetadata} from '../translations/types';

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
