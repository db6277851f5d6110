export {isEmail, isLink, isPattern, isUrl} from './formats';
export {fillMessage, VALIDATION_MESSAGES} from './messages';
