import {findElement, hasClass, parseHtml} from '@site/src/lib/markdown';

it('knows classes by the names of the style sheets, where the build gave short ones', () => {
  const html = '<div class="aB theme-x"><p class=c>text</p></div>';
  const root = parseHtml(html, new Map([['aB', 'title']]));
  expect(findElement(root, (one) => hasClass(one, 'title'))?.name).toBe('div');
  expect(findElement(root, (one) => hasClass(one, 'c'))?.name).toBe('p');
});
