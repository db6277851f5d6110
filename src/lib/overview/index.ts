export {buildOverviewGroups, selectOverviewHeaders} from './buildOverviewGroups';
export {filterOverviewGroups} from './filterOverviewGroups';
export type {OverviewGroup, OverviewHeader, OverviewItem, OverviewPage, OverviewPageInput} from './types';
