export {countChanges} from './countChanges';
export {compareSections, diffSection, diffSections, toLoneSection, type SectionDiff} from './diffSections';
export {diffTypes} from './diffTypes';
export {plainText} from './plainText';
export {toOwnNames} from './tokens';
export type * from './types';
