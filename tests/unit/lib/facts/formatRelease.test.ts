import {formatRelease} from '@site/src/lib/facts/formatRelease';

describe('formatRelease', () => {
  it('parts the version from the name, with a scope or without', () => {
    expect(formatRelease('@rslib/core@1.0.1')).toBe('@rslib/core 1.0.1');
    expect(formatRelease('rslib@1.0.1-beta.0')).toBe('rslib 1.0.1-beta.0');
    expect(formatRelease('@rslib/core')).toBe('@rslib/core');
  });
});
