import {assertReleased} from '../../../../src/lib/site/assertReleased';

describe('assertReleased', () => {
  it('lets docs pass that are about the release they are checked with', () => {
    expect(() => assertReleased({label: '1.x', isReleased: true}, '@rslib/core@1.0.1')).not.toThrow();
  });

  it('lets docs pass that say they are about a later release', () => {
    expect(() => assertReleased({label: '2.x', isReleased: false}, '@rslib/core@1.0.1')).not.toThrow();
  });

  it.each(['@rslib/core@1.0.1', '@rslib/core@2.0.0-beta.1'])('throws if 2.x is said to be released with %s', (name) => {
    expect(() => assertReleased({label: '2.x', isReleased: true}, name)).toThrow(
      `says that 2.x is released, but the docs are checked with ${name}`,
    );
  });
});
