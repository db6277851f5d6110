export {buildOverviewGroups, selectOverviewHeaders} from './buildOverviewGroups';
export {filterOverviewGroups} from './filterOverviewGroups';
export type {OverviewGroup, OverviewItem, OverviewPage, OverviewPageInput} from './types';
