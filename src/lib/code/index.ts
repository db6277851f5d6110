export {parseCodeMarks} from './parseCodeMarks';
export type {LineMark, MarkedCode} from './parseCodeMarks';
export {parseFileTree} from './parseFileTree';
export type {FileNode} from './parseFileTree';
export {prismTheme} from './prismTheme';
export {toCopyText} from './toCopyText';
export {decodeTokens, encodeTokens, TOKEN_ROLES} from './tokens';
export type {CodeToken, TokenRole} from './tokens';
