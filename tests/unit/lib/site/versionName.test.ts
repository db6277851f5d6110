import {compareVersionNames, isReleaseOf, isVersionName} from '../../../../src/lib/site/versionName';

describe('isVersionName', () => {
  it.each(['0.x', '1.x', '2', '1.2', '1.2.x', '10.11.12', '1.10', '0.0.1'])('takes %s', (name) => {
    expect(isVersionName(name)).toBe(true);
  });

  it.each(['', 'x', 'v1', '1.', '1.x.2', 'current', 'next', '1/2', '..', '1.0-beta', ' 1.x', 'overrides.1.x'])(
    'refuses "%s"',
    (name) => {
      expect(isVersionName(name)).toBe(false);
    },
  );

  it.each(['01.0', '1.00', '00', '1.01.x'])('refuses "%s", another name of a version', (name) => {
    expect(isVersionName(name)).toBe(false);
  });
});

describe('compareVersionNames', () => {
  it('sorts newest first, an x after every release of its line', () => {
    const names = ['0.x', '1.2', '10.x', '1.x', '2', '1.10', '1.2.x'];
    expect(names.sort(compareVersionNames)).toEqual(['10.x', '2', '1.x', '1.10', '1.2.x', '1.2', '0.x']);
  });

  it('finds a name equal to itself', () => {
    expect(compareVersionNames('1.x', '1.x')).toBe(0);
  });
});

describe('isReleaseOf', () => {
  it.each([
    ['1.0.1', '1.x', true],
    ['1.0.1', '1', true],
    ['1.0.1', '1.0', true],
    ['1.0.1', '1.0.x', true],
    ['1.0.1', '1.0.1', true],
    ['10.0.0', '1.x', false],
    ['1.0.1', '2.x', false],
    ['1.1.0', '1.0', false],
    ['2.0.0-beta.1', '2.x', false],
  ])('of %s and %s says %s', (release, name, expected) => {
    expect(isReleaseOf(release, name)).toBe(expected);
  });
});
