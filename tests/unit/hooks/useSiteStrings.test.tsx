import {renderHook} from '@testing-library/react';
import codeTranslations from '@generated/codeTranslations';
import {useSiteStrings} from '@site/src/hooks/useSiteStrings';
import zh from '../../../i18n/zh/code.json';

const IDS = {
  introduction: 'site.strings.introduction',
  quickStart: 'site.strings.quickStart',
  subtitle: 'site.strings.subtitle',
  slogan: 'site.strings.slogan',
  toolStackTitle: 'site.strings.toolStackTitle',
  toolStackDescription: 'site.strings.toolStackDescription',
} as const;

describe('useSiteStrings', () => {
  afterEach(() => {
    for (const id of Object.values(IDS)) {
      Reflect.deleteProperty(codeTranslations, id);
    }
  });

  it.each(Object.entries(IDS))('I18N-02 has %s in both languages, with different texts', (name, id) => {
    const english = renderHook(useSiteStrings).result.current[name as keyof typeof IDS];
    expect(english).toMatch(/\w/);

    codeTranslations[id] = zh[id].message;
    const chinese = renderHook(useSiteStrings).result.current[name as keyof typeof IDS];
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(chinese).not.toBe(english);
  });
});
