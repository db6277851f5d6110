export {parseHome} from './parseHome';
export type {HomeAction, HomeFeature, HomeHero} from './types';
