export {createPolicy, toMetaPolicy} from './createPolicy';
export type {PolicyInput, PolicySources} from './createPolicy';
export {COMMON_HEADERS, HEADERS_FILE, TRANSPORT_SECURITY} from './headers';
export {readInlineCode} from './readInlineCode';
export type {InlineCode} from './readInlineCode';
