export {countChanges} from './countChanges';
export {compareSections, diffSection, diffSections, toLoneSection} from './diffSections';
export type {DeclaredSections, SectionDiff} from './diffSections';
export {diffTypes} from './diffTypes';
export {toOwnNames} from './tokens';
export type * from './types';
