export {describeArticle} from './describeArticle';
export type {Article} from './describeArticle';
export {describeBreadcrumbs} from './describeBreadcrumbs';
export {getEditLink, mergeEditLinks} from './getEditLink';
export {findFold} from './findFold';
export type {FlowNode} from './findFold';
