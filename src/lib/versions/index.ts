export {checkMoves, splitPlace} from './checkMoves';
export {createVersionMap} from './createVersionMap';
export {describeAddress} from './describeAddress';
export type {AddressDescription, DescribeAddressParams, PageAddress} from './describeAddress';
export {pageKey} from './pageKey';
export {resolveVersionLink} from './resolveVersionLink';
export type {ResolveVersionLinkParams, VersionNote, VersionTarget} from './resolveVersionLink';
export type * from './types';
