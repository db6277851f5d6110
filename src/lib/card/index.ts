export {fitText, splitForLines} from './fitText';
export type {FittedText, Measure, TextRoom} from './fitText';
export {createSubsetFinder} from './fontSubsets';
export type {FontSubsets} from './fontSubsets';
