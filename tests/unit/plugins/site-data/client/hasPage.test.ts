/** @jest-environment node */
import {matchPath} from '@docusaurus/router';
import {hasPage} from '@site/src/plugins/site-data/client';

jest.mock('@docusaurus/router', () => ({matchPath: jest.fn(() => null)}));

describe('hasPage on the server', () => {
  it('looks for a page once, so that a site with more pages does not take longer for each', () => {
    expect([hasPage('/nowhere'), hasPage('/nowhere')]).toEqual([false, false]);
    const looks = jest.mocked(matchPath).mock.calls.length;
    expect(looks).toBeGreaterThan(0);
    hasPage('/nowhere');
    expect(matchPath).toHaveBeenCalledTimes(looks);
    hasPage('/elsewhere');
    expect(jest.mocked(matchPath).mock.calls.length).toBe(2 * looks);
  });
});
