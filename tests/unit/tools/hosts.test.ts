/** @jest-environment node */
import path from 'node:path';
import {OUT_DIR} from '../../../tools/build.mjs';
import {findBuild} from '../../../tools/hosts.mjs';

describe('findBuild', () => {
  const ensure = jest.fn(() => Promise.resolve());

  beforeEach(() => {
    ensure.mockClear();
  });

  it.each([
    [
      undefined,
      '/repo/',
      '"/repo/", but without BASE_URL the site is for "/". Set BASE_URL=/repo/, or give --dir build,',
    ],
    ['/lib/', '/repo/', '"/repo/", but BASE_URL says "/lib/". Set BASE_URL=/repo/, or give --dir build,'],
    ['/lib/', '/', '"/", but BASE_URL says "/lib/". Set BASE_URL=/, or give --dir build,'],
  ])('with BASE_URL %s does not build again what was built for %s', async (wanted, baseUrl, message) => {
    await expect(findBuild(undefined, {env: {BASE_URL: wanted}, stamp: {baseUrl}, ensure})).rejects.toThrow(message);
    expect(ensure).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, '/'],
    ['/repo/', '/repo/'],
    ['/repo', '/repo/'],
  ])('with BASE_URL %s brings a build for %s up to date', async (wanted, baseUrl) => {
    expect(await findBuild(undefined, {env: {BASE_URL: wanted}, stamp: {baseUrl}, ensure})).toBe(OUT_DIR);
    expect(ensure).toHaveBeenCalledTimes(1);
  });

  it('takes a folder that is named as it is', async () => {
    expect(await findBuild('build', {env: {}, stamp: {baseUrl: '/repo/'}, ensure})).toBe(path.resolve('build'));
    expect(ensure).not.toHaveBeenCalled();
  });
});
