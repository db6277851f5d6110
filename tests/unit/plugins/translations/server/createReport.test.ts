/** @jest-environment node */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {createReport} from '@site/src/plugins/translations/server/createReport';
import type {ListedPage} from '@site/src/plugins/translations/types';
import i18n from '../../../__fixtures__/generated/i18n';

const FOLDER = 'docusaurus-plugin-content-docs/current';

/** The row of a page that is translated into Chinese, in the build of a language that shows it from a file. */
function listPage(currentLocale: string, source: string): ListedPage {
  const page = 'guide/a.mdx';
  const baseUrl = currentLocale === 'en' ? '/' : `/${currentLocale}/`;
  const report = createReport({
    statuses: [
      {
        locale: 'zh',
        deadRecords: [],
        strays: [],
        pages: [
          {
            version: 'current',
            page,
            original: `docs/${page}`,
            translated: `i18n/zh/${FOLDER}/${page}`,
            hasOriginal: true,
            hasTranslation: true,
            state: 'fresh',
            changes: [],
            sameMeaning: [],
          },
        ],
      },
    ],
    terms: {},
    versions: [
      {
        versionName: 'current',
        label: '1.x',
        docs: [{source: `@site/${source}`, title: 'Title', permalink: `${baseUrl}guide/a`}],
      },
    ] as unknown as LoadedVersion[],
    baseUrl,
    i18n: {...i18n, currentLocale} as unknown as Parameters<typeof createReport>[0]['i18n'],
  });
  return report.locales[0].versions[0].list[0];
}

describe('createReport', () => {
  it('I18N-04 says which titles are English in a build in another language', () => {
    const listed = {
      page: 'guide/a.mdx',
      file: `i18n/zh/${FOLDER}/guide/a.mdx`,
      state: 'fresh',
      title: 'Title',
      route: '/guide/a',
      changes: [],
    };
    expect(listPage('en', 'docs/guide/a.mdx')).toEqual(listed);
    expect(listPage('zh', `i18n/zh/${FOLDER}/guide/a.mdx`)).toEqual(listed);
    expect(listPage('zh', 'docs/guide/a.mdx')).toEqual({...listed, isOriginalTitle: true});
  });
});
