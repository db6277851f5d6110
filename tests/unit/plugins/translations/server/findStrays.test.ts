/** @jest-environment node */
import {findStrayLocales, findStrays} from '@site/src/plugins/translations/server/findStrays';
import {createSite, ZH} from '../support/createSite';

const PAGES = 'i18n/zh/docusaurus-plugin-content-pages';

describe('findStrays', () => {
  it('names folders of pages that are of no version, and not what is in them', () => {
    const {siteDir} = createSite({
      'versioned_docs/version-0.x/a.mdx': '',
      [`${ZH}/curent/a.mdx`]: '',
      [`${ZH}/version-0.x/a.mdx`]: '',
      [`${ZH}/version-9.x/a.mdx`]: '',
    });
    const message = 'nothing reads this folder: there is no such version of the docs; rename or remove it';
    expect(findStrays(siteDir, 'zh')).toEqual([
      {file: `${ZH}/curent`, message},
      {file: `${ZH}/version-9.x`, message},
    ]);
  });

  it('names pages beside the folders of the versions', () => {
    const {siteDir} = createSite({
      'docs/a.mdx': '',
      [`${ZH}/current/a.mdx`]: '',
      [`${ZH}/index.mdx`]: '',
      'i18n/zh/current/config/a.mdx': '',
      'i18n/zh/code.json': '{}',
    });
    const message = `nothing reads this file: translated pages of the docs are in ${ZH}/current; move or remove it`;
    expect(findStrays(siteDir, 'zh')).toEqual([
      {file: 'i18n/zh/current/config/a.mdx', message},
      {file: `${ZH}/index.mdx`, message},
    ]);
  });

  it('names translations of pages that src/pages does not have', () => {
    const {siteDir} = createSite({
      'src/pages/about/index.md': '',
      [`${PAGES}/about/index.md`]: '',
      [`${PAGES}/about/team.md`]: '',
    });
    expect(findStrays(siteDir, 'zh')).toEqual([
      {
        file: `${PAGES}/about/team.md`,
        message: 'nothing reads this file: there is no src/pages/about/team.md; move or remove it',
      },
    ]);
  });
});

describe('findStrayLocales', () => {
  it('names folders of languages that the site has not, and files beside them not', () => {
    const {siteDir} = createSite({
      'i18n/zh/code.json': '',
      'i18n/ZH/code.json': '',
      'i18n/pt/a.mdx': '',
      'i18n/README': '',
    });
    const begin = 'nothing reads this folder: the site has no language';
    expect(findStrayLocales(siteDir)).toEqual([
      {file: 'i18n/ZH', message: `${begin} "ZH"; rename it to zh, or remove the folder`},
      {file: 'i18n/pt', message: `${begin} "pt"; add it with "npm run i18n:add -- pt", or remove the folder`},
    ]);
  });
});
