export {loadHeadingGaps, useHeadingGaps} from './useHeadingGaps';
export {useVersionsData} from './useVersionsData';
export type {VersionEntry, VersionsData} from '../types';
