import {checkMessages} from '@site/src/lib/translation';

const INPUT = {
  originals: {a: 'Close', b: '{count} pages', c: 'API'},
  sameAsEnglish: ['API'],
  locale: 'zh',
};

const GOOD = {a: '关闭', b: '{count} 页', c: 'API'};

function check(
  translations: Readonly<Record<string, unknown>>,
  originals: Record<string, string> = INPUT.originals,
  locale = 'zh',
) {
  return checkMessages({
    ...INPUT,
    originals,
    locale,
    translations: Object.fromEntries(Object.entries(translations).map(([id, message]) => [id, {message}])),
  }).map(({id, message}) => `${id}: ${message}`);
}

describe('checkMessages', () => {
  it('accepts translated texts, names of the list, and texts without words', () => {
    expect(check(GOOD)).toEqual([]);
    expect(check({...GOOD, d: '{a}: {b}'}, {...INPUT.originals, d: '{a}: {b}'})).toEqual([]);
    expect(check({a: '1.x'}, {a: '1.x'})).toEqual([]);
  });

  it.each([
    [
      'a missing text',
      {b: GOOD.b, c: GOOD.c},
      'a: missing; English: "Close"; "npm run write-translations -- --locale zh" adds it',
    ],
    ['an obsolete text', {...GOOD, z: '旧'}, 'z: obsolete, nothing asks for it; remove it'],
    ['a text that is still English', {...GOOD, a: 'Close'}, 'a: not translated: "Close"'],
    ['a text without a word of the language', {...GOOD, a: 'close'}, 'a: not translated: "close"'],
    ['an empty text', {...GOOD, a: ' '}, 'a: the text is empty; English: "Close"'],
    ['an empty text with a placeholder', {...GOOD, b: ''}, 'b: the text is empty; English: "{count} pages"'],
    ['a message that is no text', {...GOOD, a: 5}, 'a: the message is no text'],
    ['a lost placeholder', {...GOOD, b: '多页'}, 'expected {count}, found none'],
    ['another placeholder', {...GOOD, b: '{n} 页'}, 'expected {count}, found {n}'],
    ['a placeholder too many', {...GOOD, a: '关闭 {name}'}, 'expected none, found {name}'],
  ])('I18N-07 reports %s', (_name, translations, message) => {
    const problems = check(translations);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it('names entries without a message', () => {
    expect(checkMessages({...INPUT, translations: {a: '关闭', b: null, c: {message: 'API'}}})).toEqual([
      {id: 'a', message: 'the message is no text'},
      {id: 'b', message: 'the message is no text'},
    ]);
  });

  it('tells texts that are not translated from the other problems', () => {
    const translations = {a: {message: 'Close'}, b: {message: '页'}, c: {message: 'API'}};
    expect(checkMessages({...INPUT, translations}).map(({id, isUntranslated}) => [id, isUntranslated])).toEqual([
      ['a', true],
      ['b', undefined],
    ]);
  });

  it.each(['fr', 'qps', 'xx'])('compares with the English text alone in %s, whose letters say nothing', (locale) => {
    expect(check({a: 'Fermer', b: '{count} page', c: 'API'}, undefined, locale)).toEqual([]);
    expect(check({...GOOD, a: 'Close'}, undefined, locale)).toEqual([
      'a: not translated: "Close"; if it is the same in the language, add it to same-as-english.json',
    ]);
  });

  it.each([
    ['zh', '{count} 页'],
    ['fr', 'Une page|{count} pages'],
    ['fr', 'Une page|{count} de pages|{count} pages'],
    ['ru', '{count} страниц'],
  ])('takes as many plural forms as the language has, or fewer: %s, %s', (locale, message) => {
    expect(check({a: message}, {a: 'One page|{count} pages'}, locale)).toEqual([]);
  });

  it.each([
    ['zh', '1 页|{count} 页', 1, 2],
    ['zh', '1 页 | {count} 页', 1, 2],
    ['fr', 'Une page|{count} pages|{count} de pages|{count} pages', 3, 4],
  ])('I18N-07 reports plural forms that the language has not: %s, %s', (locale, message, expected, found) => {
    expect(check({a: message}, {a: 'One page|{count} pages'}, locale)).toEqual([
      `a: more plural forms than the language has; expected at most ${expected}, found ${found}`,
    ]);
  });

  it.each([
    ['{count} page|', 'a plural form is empty; write each form, or leave the last ones out together with their "|"'],
    [
      '{count} page||{count} pages',
      'a plural form is empty; write each form, or leave the last ones out together with their "|"',
    ],
    ['{count} page|pages', 'the last plural form, which is for all other counts, lacks {count}'],
    ['{count} page｜{count} pages', 'the plural forms are parted by "｜"; write "|"'],
  ])('I18N-07 reports forms that leave a count without its text: %s', (message, problem) => {
    expect(check({a: message}, {a: '{count} page|{count} pages'}, 'fr')).toEqual([`a: ${problem}`]);
  });

  it('takes a literal line between words for no plural', () => {
    expect(check({a: '甲 | 乙'}, {a: 'A | B'})).toEqual([]);
  });

  it('I18N-07 reports another name of a version', () => {
    expect(check({a: '1.x（最新）', b: '1.x'}, {a: '1.x', b: '1.x'})).toEqual([
      'a: the name of a version is the same in every language; write "1.x"',
    ]);
  });

  it.each([
    ['vi', '{count} pages'],
    ['lv', '{count} pages|{count} page|{count} pages'],
  ])('knows the English forms of a plural for English at the places of %s', (locale, message) => {
    expect(check({a: message}, {a: '{count} page|{count} pages'}, locale)).toEqual([
      expect.stringContaining('a: not translated'),
    ]);
  });

  it('lets texts be absent that another source translates', () => {
    expect(
      checkMessages({...INPUT, originals: {'theme.a': 'A'}, translations: {}, isOptional: (id) => id === 'theme.a'}),
    ).toEqual([]);
  });
});
