import {getEditLink, mergeEditLinks} from '@site/src/lib/doc';

const REPO = 'https://git.example/docs/tree/main';

describe('getEditLink', () => {
  it.each([
    [REPO, 'Edit', true],
    [REPO, '', false],
    ['', 'Edit', false],
    ['', '', false],
  ])('DOCFOOT-01 with base %p and text %p shows: %p', (docRepoBaseUrl, text, isShown) => {
    expect(getEditLink({docRepoBaseUrl, text}, 'docs/a.mdx') !== undefined).toBe(isShown);
  });

  it('DOCFOOT-01 shows nothing without a setting', () => {
    expect(getEditLink(undefined, 'docs/a.mdx')).toBeUndefined();
  });

  it.each([
    [REPO, 'docs/guide/a.mdx'],
    [`${REPO}/`, '/docs/guide/a.mdx'],
    [REPO, 'docs\\guide\\a.mdx'],
  ])('DOCFOOT-02 joins %s and %s with one forward slash', (docRepoBaseUrl, path) => {
    expect(getEditLink({docRepoBaseUrl, text: 'Edit'}, path)).toEqual({href: `${REPO}/docs/guide/a.mdx`, text: 'Edit'});
  });
});

describe('mergeEditLinks', () => {
  it("DOCFOOT-02 lets a locale's setting beat the site's", () => {
    expect(mergeEditLinks({docRepoBaseUrl: REPO, text: 'Edit'}, {text: '编辑'})).toEqual({
      docRepoBaseUrl: REPO,
      text: '编辑',
    });
  });
});
