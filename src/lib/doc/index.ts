export {getEditLink, mergeEditLinks} from './getEditLink';
