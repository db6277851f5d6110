/** @jest-environment node */
import {CURRENT_VERSION_LABEL} from '@site/src/lib/site/docsVersions';
import {getPageVersion} from '@site/src/server/content/pageVersion';

jest.mock('@site/src/lib/site/locales.json', () => [{lang: 'de'}, {lang: 'en'}]);

describe('getPageVersion', () => {
  it.each([
    ['docs/guide/a.mdx', {version: CURRENT_VERSION_LABEL, locale: 'de', page: 'guide/a.mdx'}],
    ['versioned_docs/version-0.x/a.mdx', {version: '0.x', locale: 'de', page: 'a.mdx'}],
    [
      'i18n/en/docusaurus-plugin-content-docs/current/a.mdx',
      {version: CURRENT_VERSION_LABEL, locale: 'en', page: 'a.mdx'},
    ],
    ['i18n/en/docusaurus-plugin-content-docs/version-0.x/a.mdx', {version: '0.x', locale: 'en', page: 'a.mdx'}],
  ])(
    'I18N-01 reads version, language and page of %s: without a language it is the first of the site',
    (file, place) => {
      expect(getPageVersion(file)).toEqual(place);
    },
  );

  it('knows no other files', () => {
    expect(getPageVersion('src/pages/index.tsx')).toBeUndefined();
  });
});
