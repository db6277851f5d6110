import {findScript} from '@site/src/lib/translation/findScript';

describe('findScript', () => {
  it.each([
    ['zh', '关闭'],
    ['zh-Hant', '關閉'],
    ['ja', 'キャンセル'],
    ['ja', '検索'],
    ['ko', '닫기'],
    ['ru', 'Закрыть'],
    ['ar', 'إغلاق'],
    ['hi', 'बंद करें'],
    ['el', 'Κλείσιμο'],
  ])('knows the letters of %s', (locale, text) => {
    expect(findScript(locale)?.test(text)).toBe(true);
    expect(findScript(locale)?.test('Close 1')).toBe(false);
  });

  it.each(['fr', 'pt-BR', 'sr-Latn', 'xx', 'qps', 'zh-Zxxx', 'ur-Aran'])('has none for %s', (locale) => {
    expect(findScript(locale)).toBeUndefined();
  });
});
