export {formatFull, formatIndex, formatPage} from './documents';
export type {DocumentGroup, DocumentSet, DocumentTexts, PageDocument} from './documents';
export {attributeOf, findElement, hasClass, parseHtml, textOf} from './parseHtml';
export type {HtmlElement, HtmlNode} from './parseHtml';
export {toMarkdown} from './toMarkdown';
export type {ToMarkdownOptions} from './toMarkdown';
