import {collectMovedAnchors} from '@site/src/lib/addresses';
import {createPage, createRedirect} from '../../support/addresses';

describe('collectMovedAnchors', () => {
  it('gives each page its moved anchors, under the base path of the locale', () => {
    const redirects = [
      createRedirect('/a#one', '/b/#y'),
      createRedirect('/a/#two', '/a#x'),
      createRedirect('/a#three', 'https://example.com/#z'),
      createRedirect('/a#top', '/a'),
      createRedirect('/page', '/b/'),
    ];
    expect(collectMovedAnchors(redirects, [createPage('/a', 'x'), createPage('/b/', 'y')], '/lib/zh/')).toEqual(
      new Map([['/a', {one: '/lib/zh/b/#y', two: '#x', three: 'https://example.com/#z', top: '#'}]]),
    );
  });

  it('lets a page take over the anchors of one that has moved to it', () => {
    const redirects = [createRedirect('/old', '/a'), createRedirect('/old#part', '/b/#y')];
    expect(collectMovedAnchors(redirects, [createPage('/a'), createPage('/b/', 'y')], '/')).toEqual(
      new Map([['/a', {part: '/b/#y'}]]),
    );
  });
});
