import {usePluginData} from '@docusaurus/useGlobalData';
import {usePageData} from '@site/src/plugins/site-data/client';
import type {NoticeSection, TranslationsData} from '../types';

export type PageTranslation =
  | {readonly state: 'fresh'}
  | {readonly state: 'missing'}
  /** No sections: nobody recorded what the page was made from. */
  | {readonly state: 'stale'; readonly sections: readonly NoticeSection[]};

/** Whether the current page is a translation of the English text of today. English pages, and pages outside the docs, are fresh. */
export default function usePageTranslation(): PageTranslation {
  const {lang, siteData, _relativePath: file} = usePageData();
  const {stale} = usePluginData('site-translations') as TranslationsData;
  if (lang !== siteData.lang) {
    return {state: 'missing'};
  }
  const sections = file === undefined ? undefined : stale[file];
  return sections === undefined ? {state: 'fresh'} : {state: 'stale', sections};
}
