export {checkBounds} from './checkBounds';
export type {Bounds} from './checkBounds';
export {isEmail, isLink, isPattern, isUrl} from './formats';
export {fillMessage, VALIDATION_MESSAGES} from './messages';
