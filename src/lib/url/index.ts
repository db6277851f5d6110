export {assetUrl} from './assetUrl';
export type {AssetPlace} from './assetUrl';
export {removeBase, withBase} from './base';
export {toCardPath} from './cardPath';
export {isEqualPath} from './isEqualPath';
export {isDataUrl, isExternalUrl, isInternalPath, splitUrl} from './isExternalUrl';
export {toMarkdownPath} from './markdownPath';
export {normalizeHref} from './normalizeHref';
export {normalizeRoutePath} from './normalizeRoutePath';
