import {describeBreadcrumbs} from '@site/src/lib/doc';

const CRUMBS = [
  {name: 'Rslib', url: 'https://example.org/zh/'},
  {name: 'lib.dts', url: 'https://example.org/zh/config/lib/dts'},
];

describe('describeBreadcrumbs', () => {
  it('numbers the pages on the way', () => {
    expect(JSON.parse(describeBreadcrumbs(CRUMBS))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Rslib', item: 'https://example.org/zh/'},
        {'@type': 'ListItem', position: 2, name: 'lib.dts', item: 'https://example.org/zh/config/lib/dts'},
      ],
    });
  });

  it('holds no text that ends the script element', () => {
    const text = describeBreadcrumbs([{name: '</script><!--', url: 'https://example.org/'}]);
    expect(text).not.toContain('<');
    expect(text).toContain(String.raw`\u003c/script>\u003c!--`);
  });
});
