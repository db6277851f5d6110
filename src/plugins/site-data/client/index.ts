export type {PageContent} from './createPageData';
export {hasPage} from './hasPage';
export {default as PageDataProvider} from './PageDataProvider';
export {useEditLink, useIsDoc, useLang, useVersion} from './usePage';
export {usePageData} from './usePageData';
export {useSiteData} from './useSiteData';
export {useVersionedLink} from './useVersionedLink';
export type {PageData, SiteData, ThemeSite} from '../types';
