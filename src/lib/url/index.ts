export {assetSet} from './assetSet';
export {assetUrl} from './assetUrl';
export {removeBase, withBase} from './base';
export {toCardPath} from './cardPath';
export {isEqualPath} from './isEqualPath';
export {isExternalUrl, isInternalPath, splitUrl} from './isExternalUrl';
export {toMarkdownPath} from './markdownPath';
export {normalizeHref} from './normalizeHref';
export {normalizeRoutePath} from './normalizeRoutePath';
