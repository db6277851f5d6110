export {createPolicy, toMetaPolicy} from './createPolicy';
export type {PolicySources} from './createPolicy';
export {COMMON_HEADERS, HEADERS_FILE, TRANSPORT_SECURITY} from './headers';
export {readInlineCode} from './readInlineCode';
