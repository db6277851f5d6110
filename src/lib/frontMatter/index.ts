export {assertFrontMatter} from './assertFrontMatter';
export {checkFrontMatter, OWN_KEYS} from './checkFrontMatter';
export type {FrontMatterProblem} from './checkFrontMatter';
export {parsePageType, pickFrontMatter, toPageFlags} from './pageFlags';
