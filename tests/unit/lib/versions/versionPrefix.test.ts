import {versionPrefix} from '@site/src/lib/versions';

const versions = [
  {name: '1.x', prefix: ''},
  {name: '0.x', prefix: '/0.x'},
];

describe('versionPrefix', () => {
  it.each([
    ['0.x', '/0.x'],
    ['1.x', ''],
    ['9.x', ''],
  ])('VERSION-02 gives addresses of %s %j', (name, expected) => {
    expect(versionPrefix(name, versions)).toBe(expected);
  });
});
