export {formatFull, formatIndex, formatPage} from './documents';
export type {DocumentGroup, DocumentSet, DocumentTexts, PageDocument} from './documents';
export {findElement, hasClass, parseHtml, textOf} from './parseHtml';
export {toMarkdown} from './toMarkdown';
