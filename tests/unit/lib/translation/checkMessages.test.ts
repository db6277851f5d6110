import {checkMessages} from '@site/src/lib/translation';

const INPUT = {
  originals: {a: 'Close', b: '{count} pages', c: 'API'},
  sameAsEnglish: ['API'],
  script: /\p{Script=Han}/u,
};

const GOOD = {a: '关闭', b: '{count} 页', c: 'API'};

function check(translations: Readonly<Record<string, string>>, originals = INPUT.originals as Record<string, string>) {
  return checkMessages({
    ...INPUT,
    originals,
    translations: Object.fromEntries(Object.entries(translations).map(([id, message]) => [id, {message}])),
  });
}

describe('checkMessages', () => {
  it('accepts translated texts, names of the list, and texts without words', () => {
    expect(check(GOOD)).toEqual([]);
    expect(check({...GOOD, d: '{a}: {b}'}, {...INPUT.originals, d: '{a}: {b}'})).toEqual([]);
  });

  it.each([
    ['a missing text', {b: GOOD.b, c: GOOD.c}, 'a: missing; English: "Close"'],
    ['an obsolete text', {...GOOD, z: '旧'}, 'z: obsolete, nothing asks for it; remove it'],
    ['a text that is still English', {...GOOD, a: 'Close'}, 'a: not translated: "Close"'],
    ['a text without a word of the language', {...GOOD, a: 'close'}, 'a: not translated: "close"'],
    ['an empty text', {...GOOD, a: ' '}, 'a: the text is empty; English: "Close"'],
    ['a lost placeholder', {...GOOD, b: '多页'}, 'expected {count}, found none'],
    ['another placeholder', {...GOOD, b: '{n} 页'}, 'expected {count}, found {n}'],
    ['a placeholder too many', {...GOOD, a: '关闭 {name}'}, 'expected none, found {name}'],
  ])('I18N-07 reports %s', (_name, translations, message) => {
    const problems = check(translations);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it('takes plural forms in any number', () => {
    expect(check({a: '{count} 页'}, {a: 'One page|{count} pages'})).toEqual([]);
  });

  it('lets texts be absent that another source translates', () => {
    expect(
      checkMessages({...INPUT, originals: {'theme.a': 'A'}, translations: {}, isOptional: (id) => id === 'theme.a'}),
    ).toEqual([]);
  });
});
