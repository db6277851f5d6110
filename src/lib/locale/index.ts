export {decideRedirect, VISITED_STORAGE_KEY, VISITED_VALUE} from './decideRedirect';
export type {RedirectDecision, RedirectInput} from './decideRedirect';
export {getToolLang} from './getToolLang';
export {parseLocaleAndVersion} from './parseLocaleAndVersion';
export type {SiteVersions} from './parseLocaleAndVersion';
export {splitLocalePath} from './splitLocalePath';
export type {SiteLanguages} from './splitLocalePath';
export {toOpenGraphLocale} from './toOpenGraphLocale';
