export {escapeHtml, escapeHtmlDocument} from './escapeHtmlDocument';
export {formatTitle} from './formatTitle';
export {htmlToInline} from './htmlToInline';
export {renderInline, stripInline} from './renderInline';
export type {InlineToken} from './renderInline';
export {tokenizeScript} from './tokenizeScript';
