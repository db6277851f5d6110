/** @jest-environment node */
import {chooseEncoding, isImmutable} from '../../../../tools/serve/content.mjs';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('returns for "%s": %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});

describe('isImmutable', () => {
  it.each([
    ['build/assets/js/main.1a2b3c4d.js', true],
    ['build/assets/images/logo-0123456789abcdef0123456789abcdef.svg', true],
    ['build/index.html', false],
    ['build/img/logo-dark.svg', false],
    ['build/sitemap.xml', false],
  ])('returns for %s: %s', (file, expected) => {
    expect(isImmutable(file)).toBe(expected);
  });
});
