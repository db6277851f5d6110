export {parseHome} from './parseHome';
export {FEATURE_SPANS} from './types';
export type {FeatureSpan, HomeAction, HomeContent, HomeFeature, HomeHero, HomeImage} from './types';
