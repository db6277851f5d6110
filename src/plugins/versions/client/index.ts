export {loadHeadingGaps, useHeadingGaps} from './useHeadingGaps';
export {VersionBannerContext} from './VersionBannerContext';
export {useVersionPlace} from './useVersionPlace';
export {useVersionsData} from './useVersionsData';
export type {VersionEntry, VersionsData} from '../types';
