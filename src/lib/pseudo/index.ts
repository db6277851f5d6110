export {pseudoMessage} from './pseudoMessage';
export {PSEUDO_CLOSE, PSEUDO_OPEN, pseudoText} from './pseudoText';
