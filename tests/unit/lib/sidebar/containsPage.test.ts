import {containsPage, type SidebarItem} from '@site/src/lib/sidebar';

const GROUP: SidebarItem = {
  text: 'Lib',
  link: '/config/lib/',
  items: [
    {dividerType: 'dashed'},
    {sectionHeaderText: 'Types'},
    {text: 'Inner', items: [{text: 'dts', link: '/config/lib/dts'}]},
  ],
};

describe('containsPage', () => {
  it.each([
    ['/config/lib', true],
    ['/config/lib/dts', true],
    ['/config/lib/format', false],
  ])('SIDEBAR-08 says of %s: %s', (path, expected) => {
    expect(containsPage(GROUP, path)).toBe(expected);
  });

  it('SIDEBAR-08 finds no page in a group without links', () => {
    expect(containsPage({text: 'Empty'}, '/config/lib/dts')).toBe(false);
  });
});
