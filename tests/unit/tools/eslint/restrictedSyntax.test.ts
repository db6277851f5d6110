/** @jest-environment node */
import {Linter} from 'eslint';
import {parser} from 'typescript-eslint';
import {hardCodedText} from '../../../../tools/eslint/hardCodedText.mjs';
import {rawMarkup} from '../../../../tools/eslint/rawMarkup.mjs';

function lint(code: string): number[] {
  const messages = new Linter().verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: {parser: parser, parserOptions: {ecmaFeatures: {jsx: true}}},
        rules: {'no-restricted-syntax': ['error', ...hardCodedText, ...rawMarkup]},
      },
    ],
    'a.tsx',
  );
  expect(messages.filter(({fatal}) => fatal)).toEqual([]);
  return messages.map(({column}) => column);
}

describe('hardCodedText', () => {
  it.each([
    '<nav aria-label="Main" />',
    "<nav aria-label={'Main'} />",
    '<a title={`Go to ${name}`} />',
    "<img alt={isDark ? 'Dark logo' : ''} />",
    "<p>{isOpen ? 'Close' : label}</p>",
    "<p>{label || 'Menu'}</p>",
    '<input placeholder="搜索" />',
  ])('I18N-07 refuses %s', (code) => {
    expect(lint(code)).toHaveLength(1);
  });

  it.each([
    '<nav aria-label={label} />',
    '<img alt="" />',
    '<Icon name="edit" />',
    '<a title={translate({id: "a", message: "Go"})} />',
    "<p>{isOpen ? '+' : '-'}</p>",
    '<a title={`${a} / ${b}`} />',
  ])('accepts %s', (code) => {
    expect(lint(code)).toEqual([]);
  });
});

it('TEXT-03 refuses raw markup', () => {
  expect(lint('<p dangerouslySetInnerHTML={{__html: text}} />')).toHaveLength(1);
});
