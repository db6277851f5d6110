import {checkPackageJson} from '@site/src/plugins/verified-docs/server/checks/checkJson';
const PLACE = {file: 'docs/a.mdx', line: 7, column: 1};

describe('checkPackageJson', () => {
  it('accepts a whole file and an excerpt', () => {
    expect(checkPackageJson('{"name": "a", "type": "module"}', PLACE)).toEqual([]);
    expect(checkPackageJson('"sideEffects": false,\n', PLACE)).toEqual([]);
  });

  it('names a field nobody reads, and text that does not parse', () => {
    expect(checkPackageJson('{"expots": {}}', PLACE)).toMatchObject([
      {message: 'package.json has no field "expots"; did you mean exports?'},
    ]);
    expect(checkPackageJson('{"name": }', PLACE)[0].message).toContain('the package.json does not parse');
  });
});
