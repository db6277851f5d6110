import {__importDefault} from '@site/src/plugins/lean/client/importDefault';

describe('__importDefault', () => {
  it('leaves a compiled ES module as it is', () => {
    const module = {__esModule: true, default: 1};
    expect(__importDefault(module)).toBe(module);
  });

  it.each([[{a: 1}], [() => 1], [null], [undefined]])('makes the default export of anything else: %p', (module) => {
    expect(__importDefault(module)).toEqual({default: module});
  });
});
