export {default as createEngine} from '../../../../../../src/plugins/search/client/engines/local';
export const hooks = {};
