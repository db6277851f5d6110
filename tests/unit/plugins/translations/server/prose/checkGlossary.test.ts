/** @jest-environment node */
import {checkGlossary} from '@site/src/plugins/translations/server/prose/checkGlossary';
import {readTerms} from '@site/src/plugins/translations/server/prose/readTerms';
import {createSite} from '../../support/createSite';

const TERMS = [
  {id: 'alias', en: 'Alias', translation: '别名', forbidden: []},
  {id: 'umd', en: 'UMD', translation: 'UMD', forbidden: []},
  {en: 'cache', translation: '缓存', forbidden: []},
];
const ENGLISH = '## Alias {/* #alias */}\n\nA.\n\n## UMD {/* #umd */}\n';
const CHINESE = '## 别名（alias） {/* #alias */}\n\n甲。\n\n## UMD {/* #umd */}\n';

function check(english: string, chinese: string, isComplete = true): string[] {
  const input = {original: {file: 'en.mdx', source: english}, translated: {file: 'zh.mdx', source: chinese}};
  return checkGlossary(input, TERMS, {locale: 'zh', isComplete}).map(
    ({file, line, message}) => `${file}:${line} ${message}`,
  );
}

describe('checkGlossary', () => {
  it('accepts entries that say what the terms say', () => {
    expect(check(ENGLISH, CHINESE)).toEqual([]);
  });

  it('reports another word in either language', () => {
    expect(check(ENGLISH.replace('Alias', 'Aliases'), CHINESE.replace('别名', '化名'))).toEqual([
      'en.mdx:1 the entry #alias is "Aliases", and "Alias" in i18n/zh/terms.json',
      'zh.mdx:1 the entry #alias is "化名", and "别名" in i18n/zh/terms.json',
    ]);
  });

  it('reports an entry without a term', () => {
    expect(check(`${ENGLISH}\n## New {/* #new */}\n`, CHINESE)).toEqual([
      'en.mdx:7 the entry #new has no term in i18n/zh/terms.json; add it',
    ]);
  });

  it('reports a term without an entry, but not for an older version', () => {
    const [english, chinese] = [ENGLISH, CHINESE].map((text) => text.replace(/\n## UMD[^]*/, ''));
    expect(check(english, chinese)).toEqual(['i18n/zh/terms.json:1 "UMD": the glossary has no entry #umd']);
    expect(check(english, chinese, false)).toEqual([]);
  });
});

describe('readTerms', () => {
  it('reads the terms of the language, and none without a file', () => {
    const {siteDir} = createSite({
      'i18n/zh/terms.json': '[{"id": "alias", "en": "Alias", "zh": "别名", "forbidden": ["化名"], "note": "说明"}]',
    });
    expect(readTerms(siteDir, 'zh')).toEqual([
      {id: 'alias', en: 'Alias', translation: '别名', forbidden: ['化名'], note: '说明'},
    ]);
    expect(readTerms(siteDir, 'ko')).toEqual([]);
  });

  it.each([
    '{"en": "Alias", "forbidden": []}',
    '{"en": "A", "zh": "甲"}',
    '{"en": "A", "zh": "甲", "forbidden": [""]}',
  ])('refuses the entry %s', (entry) => {
    const {siteDir} = createSite({'i18n/zh/terms.json': `[${entry}]`});
    expect(() => readTerms(siteDir, 'zh')).toThrow('an entry needs "en", "zh" and a list "forbidden"');
  });
});
