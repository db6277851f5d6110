import {EMAIL_MAX_LENGTH, URL_MAX_LENGTH} from '@site/src/lib/constants';
import {
  checkBounds,
  fillMessage,
  isEmail,
  isLanguageTag,
  isLink,
  isLocaleName,
  isPattern,
  isUrl,
  VALIDATION_MESSAGES,
} from '@site/src/lib/validate';

describe('messages', () => {
  it('VALIDATE-02 has the two literal messages', () => {
    expect(fillMessage(VALIDATION_MESSAGES.required, {label: 'url'})).toBe('Please enter url');
    expect(fillMessage(VALIDATION_MESSAGES.type, {label: 'url', type: 'email'})).toBe('url is not a valid email');
  });

  it('VALIDATE-02 leaves a name without value as it is, inherited names included', () => {
    expect(fillMessage('${label} ${toString}', {label: 'a'})).toBe('a ${toString}');
  });
});

describe('checkBounds', () => {
  it.each([
    ['ab', {length: 3}, 'name must have exactly 3 characters'],
    ['', {min: 1}, 'name must have 1 or more characters'],
    ['abc', {max: 2}, 'name must have 2 or fewer characters'],
    ['abc', {min: 1, max: 2}, 'name must have between 1 and 2 characters'],
    [2, {length: 3}, 'name must be 3'],
    [0, {min: 1}, 'name must be at least 1'],
    [3, {max: 2}, 'name must be at most 2'],
    [3, {min: 1, max: 2}, 'name must be between 1 and 2'],
    [[1], {length: 2}, 'name must have exactly 2 entries'],
    [[], {min: 1}, 'name must have 1 or more entries'],
    [[1, 2], {max: 1}, 'name must have 1 or fewer entries'],
    [[], {min: 1, max: 2}, 'name must have between 1 and 2 entries'],
  ])('VALIDATE-02 says of %p within %j: %s', (value, bounds, expected) => {
    expect(checkBounds('name', value, bounds)).toBe(expected);
  });

  it.each([
    ['ab', {length: 2}],
    ['ab', {min: 2, max: 2}],
    [0, {max: 0}],
    [[], {}],
  ])('VALIDATE-02 accepts %p within %j, ends included', (value, bounds) => {
    expect(checkBounds('name', value, bounds)).toBeUndefined();
  });
});

describe('isEmail', () => {
  const address = (length: number): string => `${'a'.repeat(length - '@b.example'.length)}@b.example`;

  it('VALIDATE-02 accepts 320 characters and refuses 321', () => {
    expect(isEmail(address(EMAIL_MAX_LENGTH))).toBe(true);
    expect(isEmail(address(EMAIL_MAX_LENGTH + 1))).toBe(false);
  });

  it.each(['a', 'a@', '@b.example', 'a@b', 'a@b.', 'a b@c.example', 'a@@b.example'])(
    'VALIDATE-02 refuses %p',
    (value) => {
      expect(isEmail(value)).toBe(false);
    },
  );
});

describe('isUrl', () => {
  const address = (length: number): string => 'https://a.example/'.padEnd(length, 'x');

  it('VALIDATE-02 accepts 2048 characters and refuses 2049', () => {
    expect(isUrl(address(URL_MAX_LENGTH))).toBe(true);
    expect(isUrl(address(URL_MAX_LENGTH + 1))).toBe(false);
  });

  it.each(['https://a.example', 'http://a.example/x?y#z', 'mailto:a@b.example', 'tel:+123'])(
    'VALIDATE-02 accepts %p',
    (value) => {
      expect(isUrl(value)).toBe(true);
    },
  );

  it.each([
    'a.example',
    '/guide/',
    '//a.example',
    'https:/a.example',
    'https://',
    'https://a b',
    'javascript:alert(1)',
    'mailto:a',
  ])('VALIDATE-02 refuses %p', (value) => {
    expect(isUrl(value)).toBe(false);
  });
});

describe('isLink', () => {
  it.each([
    ['/guide/start/', true],
    ['https://a.example', true],
    ['//a.example', false],
    ['guide', false],
    ['/a b', false],
    ['/'.padEnd(URL_MAX_LENGTH + 1, 'x'), false],
  ])('VALIDATE-02 judges a link target %.20p: %p', (value, expected) => {
    expect(isLink(value)).toBe(expected);
  });
});

describe('isPattern', () => {
  it('NAV-04 accepts the source of a regular expression only', () => {
    expect(isPattern('^/guide/')).toBe(true);
    expect(isPattern('(')).toBe(false);
  });
});

describe('isLocaleName', () => {
  it.each(['ko', 'fil', 'pt-BR', 'zh-Hant'])('accepts %s', (name) => {
    expect(isLocaleName(name)).toBe(true);
  });

  it.each(['', 'k', 'EN', 'English', 'zh_CN', '../x', 'zh-'])('refuses "%s"', (name) => {
    expect(isLocaleName(name)).toBe(false);
  });
});

describe('isLanguageTag', () => {
  it.each(['ko', 'zh-CN', 'sr-Latn-RS'])('accepts %s', (tag) => {
    expect(isLanguageTag(tag)).toBe(true);
  });

  it.each(['', 'zh_CN', 'not a tag'])('refuses "%s"', (tag) => {
    expect(isLanguageTag(tag)).toBe(false);
  });
});
