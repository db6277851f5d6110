import {isNavItemActive, splitNavByPosition, toMatchPath} from '@site/src/lib/nav';
import {siteConfig} from '@site/src/lib/site/siteConfig';

const CONTEXT = {base: '/', languages: ['en', 'zh'], defaultLang: 'en', versions: ['0.x']};

describe('splitNavByPosition', () => {
  it('NAV-03 puts items right unless they say left, in their own order', () => {
    const items = [{text: 'a'}, {text: 'b', position: 'left'}, {text: 'c', position: 'right'}] as const;
    expect(splitNavByPosition(items)).toEqual({left: [items[1]], right: [items[0], items[2]]});
  });
});

describe('isNavItemActive', () => {
  function activeItems(pathname: string, base = '/'): string[] {
    return siteConfig.nav.filter((item) => isNavItemActive(item, pathname, {...CONTEXT, base})).map(({text}) => text);
  }

  it.each([
    ['/guide/basic/cli', ['Guide']],
    ['/zh/guide/basic/cli', ['Guide']],
    ['/0.x/config/', ['Config']],
    ['/zh/0.x/config/lib/dts', ['Config']],
    ['/api/javascript-api/core', ['API']],
    ['/', []],
    ['/zh/', []],
  ])('NAV-04 marks on %s only %j', (pathname, expected) => {
    expect(activeItems(pathname)).toEqual(expected);
  });

  it('NAV-04 does not count the base path', () => {
    expect(activeItems('/guide/config/', '/guide/')).toEqual(['Config']);
    expect(toMatchPath('/lib/zh/0.x/guide/?a#b', {...CONTEXT, base: '/lib/'})).toBe('/guide/');
  });

  it('NAV-04 uses the link when there is no activeMatch', () => {
    const item = {text: 'Start', link: '/guide/start/'};
    expect(isNavItemActive(item, '/guide/start/quick-start', CONTEXT)).toBe(true);
    expect(isNavItemActive(item, '/guide/start', CONTEXT)).toBe(true);
    expect(isNavItemActive(item, '/guide/starters', CONTEXT)).toBe(false);
    expect(isNavItemActive({text: 'Home', link: '/'}, '/guide/', CONTEXT)).toBe(false);
    expect(isNavItemActive({text: 'Out', link: 'https://a.example/guide'}, '/guide', CONTEXT)).toBe(false);
  });

  it('NAV-04 marks a dropdown when one of its items is active', () => {
    const item = {text: 'More', items: [{text: 'Group', items: [{text: 'FAQ', link: '/guide/faq/'}]}]};
    expect(isNavItemActive(item, '/guide/faq/general', CONTEXT)).toBe(true);
    expect(isNavItemActive(item, '/guide/basic/cli', CONTEXT)).toBe(false);
  });
});
