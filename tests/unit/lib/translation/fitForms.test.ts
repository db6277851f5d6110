import {fitForms} from '@site/src/lib/translation';

describe('fitForms', () => {
  it.each([
    ['vi', 'pages'],
    ['de', 'page|pages'],
    ['pl', 'page|pages'],
    ['lv', 'pages|page|pages'],
    ['cy', 'pages|page|pages'],
  ])('puts the English forms at the places of %s', (locale, expected) => {
    expect(fitForms('page|pages', locale)).toBe(expected);
  });

  it('leaves a text without forms as it is', () => {
    expect(fitForms('A | B', 'lv')).toBe('A | B');
  });
});
