import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePageData} from '@site/src/plugins/site-data/client';
import type {NoticedMetadata, NoticeSection} from '../types';

export type PageTranslation =
  | {readonly state: 'fresh'}
  | {readonly state: 'missing'}
  /** No sections: nobody recorded what the page was made from. */
  | {readonly state: 'stale'; readonly sections: readonly NoticeSection[]};

/** Whether the doc on screen is a translation of the English text of today. English pages are fresh. Throws outside the docs. */
export default function usePageTranslation(): PageTranslation {
  const {lang, siteData} = usePageData();
  const {staleSections} = useDoc().metadata as NoticedMetadata;
  if (lang !== siteData.lang) {
    return {state: 'missing'};
  }
  return staleSections === undefined ? {state: 'fresh'} : {state: 'stale', sections: staleSections};
}
