export {decideRedirect, VISITED_STORAGE_KEY, VISITED_VALUE} from './decideRedirect';
export type {RedirectInput} from './decideRedirect';
export {getToolLang} from './getToolLang';
export {parseLocaleAndVersion} from './parseLocaleAndVersion';
export {splitLocalePath} from './splitLocalePath';
export type {SiteLanguages} from './splitLocalePath';
export {toOpenGraphLocale} from './toOpenGraphLocale';
