import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {toSidebarItems} from '@site/src/lib/sidebar';

const SIDEBAR: PropSidebar = [
  {
    type: 'link',
    label: '`Start`',
    href: '/guide/start/',
    docId: 'guide/start/index',
    customProps: {tag: 'new', context: 'a b'},
  },
  {type: 'html', value: '<hr>', customProps: {dividerType: 'dashed'}},
  {type: 'html', value: '<hr>', customProps: {dividerType: 'solid'}},
  {type: 'html', value: 'Reference', customProps: {sectionHeaderText: 'Reference', tag: 'beta'}},
  {
    type: 'category',
    label: 'Basic',
    collapsible: true,
    collapsed: false,
    href: '/guide/basic/',
    items: [{type: 'link', label: 'Out', href: 'https://a.example'}],
  },
];

describe('toSidebarItems', () => {
  it('SIDEBAR-06 ENTITY-09 turns every kind of item into its fields', () => {
    expect(toSidebarItems(SIDEBAR)).toEqual([
      {text: '`Start`', link: '/guide/start/', _fileKey: 'guide/start/index', tag: 'new', context: 'a b'},
      {dividerType: 'dashed'},
      {dividerType: 'solid'},
      {sectionHeaderText: 'Reference', tag: 'beta'},
      {
        text: 'Basic',
        link: '/guide/basic/',
        collapsible: true,
        collapsed: false,
        items: [{text: 'Out', link: 'https://a.example'}],
      },
    ]);
  });

  it('TEXT-03 leaves out raw markup and values it does not know', () => {
    expect(
      toSidebarItems([
        {type: 'html', value: '<b>x</b>'},
        {type: 'html', value: '<hr>', customProps: {dividerType: 'wavy'}},
        {type: 'link', label: 'A', href: '/a', customProps: {tag: 7}},
      ] as PropSidebar),
    ).toEqual([{text: 'A', link: '/a'}]);
  });
});
