export {checkBounds} from './checkBounds';
export type {Bounds} from './checkBounds';
export {isEmail, isLanguageTag, isLink, isLocaleName, isPattern, isUrl} from './formats';
export {fillMessage, VALIDATION_MESSAGES} from './messages';
