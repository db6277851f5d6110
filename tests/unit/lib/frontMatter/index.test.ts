import {checkFrontMatter, parsePageType, pickFrontMatter, toPageFlags} from '@site/src/lib/frontMatter';
import {assertFrontMatter} from '@site/src/lib/frontMatter/assertFrontMatter';

describe('checkFrontMatter', () => {
  it('FRONTMATTER-01 accepts every recognised key with its type, and keys it does not know', () => {
    const frontMatter = {
      title: 'A',
      keywords: ['a'],
      pageType: 'home',
      titleSuffix: '| B',
      overview: true,
      overviewHeaders: [2, 3],
      globalUIComponents: false,
      navbar: false,
      sidebar: true,
      outline: false,
      footer: false,
      search: false,
      hero: {name: 'A'},
      features: [],
      sidebar_label: 7,
    };
    expect(checkFrontMatter(frontMatter)).toEqual([]);
  });

  it.each([
    ['pageType', 7],
    ['titleSuffix', true],
    ['title', 1.2],
    ['overview', 'yes'],
    ['overviewHeaders', 2],
    ['overviewHeaders', [1]],
    ['globalUIComponents', 'false'],
    ['navbar', 0],
    ['sidebar', 'no'],
    ['outline', null],
    ['footer', []],
    ['search', 'off'],
    ['keywords', 'a, b'],
    ['keywords', ['a', 1]],
    ['hero', []],
    ['features', {}],
  ])('FRONTMATTER-01 refuses %s: %j', (key, value) => {
    expect(checkFrontMatter({[key]: value}).map((problem) => problem.key)).toEqual([key]);
  });

  it.each(['title', 'description'])('FRONTMATTER-01 refuses an empty %s', (key) => {
    const expected = [{key, message: `Please enter ${key}`}];
    expect([checkFrontMatter({[key]: ''}), checkFrontMatter({[key]: ' \n'})]).toEqual([expected, expected]);
  });
});

describe('assertFrontMatter', () => {
  it('throws if a type is wrong, with file, line, key, what was found and what is expected', () => {
    const fileContent = '---\ntitle: A\noverview: "yes"\nnavbar: 0\n---\n';
    expect(() =>
      assertFrontMatter({filePath: 'docs/a.mdx', fileContent, frontMatter: {title: 'A', overview: 'yes', navbar: 0}}),
    ).toThrowErrorMatchingInlineSnapshot(`
"Front matter with mistakes:
  docs/a.mdx:3: overview is not a valid boolean (found "yes")
  docs/a.mdx:4: navbar is not a valid boolean (found 0)"
`);
  });
});

describe('parsePageType', () => {
  it.each([
    ['home', 'home'],
    ['custom', 'custom'],
    ['blank', 'blank'],
    ['doc', 'doc'],
    ['404', 'doc'],
    ['landing', 'doc'],
    [undefined, 'doc'],
  ])('FRONTMATTER-03 reads %p as %s', (value, expected) => {
    expect(parsePageType(value)).toBe(expected);
  });
});

describe('pickFrontMatter', () => {
  it('FRONTMATTER-01 FRONTMATTER-02 keeps the recognised keys, and no other', () => {
    const recognised = {
      title: 'A',
      description: 'About A.',
      keywords: ['a'],
      pageType: 'doc',
      titleSuffix: '| B',
      overview: true,
      overviewHeaders: [2, 3],
      globalUIComponents: false,
      navbar: false,
      sidebar: false,
      outline: false,
      footer: false,
      search: false,
      hero: {name: 'A'},
      features: [],
    };
    expect(pickFrontMatter({...recognised, sidebar_label: 'B'})).toEqual(recognised);
    expect(pickFrontMatter({})).toEqual({});
  });
});

describe('toPageFlags', () => {
  it('FRONTMATTER-02 keeps what differs from the default', () => {
    expect(toPageFlags({title: 'A', sidebar: true, pageType: 'doc', overview: false})).toBeUndefined();
    expect(toPageFlags({navbar: true})).toEqual({navbar: true});
    const flags = {
      pageType: 'blank',
      titleSuffix: '| B',
      overview: true,
      globalUIComponents: false,
      navbar: false,
      sidebar: false,
      outline: false,
      footer: false,
    };
    expect(toPageFlags({title: 'A', ...flags})).toEqual(flags);
  });
});
