/** @jest-environment node */
import {CURRENT_VERSION_LABEL} from '@site/src/lib/site/docsVersions';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import {createSiteData} from '@site/src/plugins/site-data/server/createSiteData';
import {createTranslationFiles, translateSite} from '@site/src/plugins/site-data/server/translations';
import type {SiteData} from '@site/src/plugins/site-data/types';
import {createMultiVersion} from '@site/src/server/content/versions';
import strings from '../../../../../i18n/zh/site-data/strings.json';
import versionNames from '../../../../../versions.json';

const VERSIONS = [
  {versionName: 'current', label: CURRENT_VERSION_LABEL, isLast: true, sidebars: {guide: [], config: []}},
  ...versionNames.map((name) => ({versionName: name, label: name, isLast: false, sidebars: {}})),
];

const LOCALES = ['en', 'zh'];
const LOCALE_CONFIGS = {en: {baseUrl: '/lib/'}, zh: {baseUrl: '/lib/zh/'}};

/** The site without languages that were added to it since. */
const SITE = {...siteConfig, locales: siteConfig.locales.filter(({lang}) => LOCALES.includes(lang))};

function create(currentLocale: 'en' | 'zh', logoSvg?: string): SiteData {
  return createSiteData({
    site: currentLocale === 'zh' ? translateSite(SITE, strings) : SITE,
    i18n: {
      currentLocale,
      defaultLocale: 'en',
      locales: LOCALES,
      localeConfigs: LOCALE_CONFIGS,
    },
    versions: VERSIONS,
    navigation: {en: siteConfig.nav, zh: translateSite(siteConfig, strings).nav},
    pages: {'/': {pageType: 'home'}},
    logoSvg,
  });
}

describe('createSiteData', () => {
  it('SITE-06 ENTITY-02 has base path, clean URLs, languages, versions, search and static generation', () => {
    expect(create('zh')).toMatchObject({
      base: '/lib/',
      lang: 'zh',
      route: {cleanUrls: true},
      languages: ['en', 'zh'],
      multiVersion: {default: '1.x', versions: expect.arrayContaining(['1.x'])},
      search: {engine: 'local'},
      ssg: true,
    });
  });

  it('NAV-01 has the logo as an image, or as its markup', () => {
    const {image, ...texts} = siteConfig.logo;
    expect(create('en').site.logo).toEqual({...texts, image});
    expect(create('en', '<svg/>').site.logo).toEqual({...texts, svg: '<svg/>'});
  });

  it('SITE-07 has the Markdown options', () => {
    expect(create('en').markdown).toEqual({showLineNumbers: false, defaultWrapCode: false, codeHighlighter: 'prism'});
  });

  it('VERSION-01 has the versions of versions.json behind the default one', () => {
    expect(create('en').multiVersion).toEqual({
      default: CURRENT_VERSION_LABEL,
      versions: [CURRENT_VERSION_LABEL, ...versionNames],
    });
    expect(createMultiVersion([...VERSIONS, {versionName: '0.x', isLast: false}]).versions).toEqual([
      CURRENT_VERSION_LABEL,
      ...versionNames,
      '0.x',
    ]);
  });

  it.each(['en', 'zh'] as const)('ENTITY-10 has both locales complete in the build of %s', (locale) => {
    const {locales} = create(locale);
    expect(locales.map(({lang, baseUrl, nav}) => [lang, baseUrl, nav.map(({text}) => text)])).toEqual([
      ['en', '/lib/', ['Guide', 'Config', 'API']],
      ['zh', '/lib/zh/', ['指南', '配置', 'API']],
    ]);
    for (const entry of locales) {
      expect(entry).toEqual({
        lang: expect.stringMatching(/./),
        label: expect.stringMatching(/./),
        htmlLang: expect.stringMatching(/./),
        openGraphLocale: expect.stringMatching(/^[a-z]+_[A-Z]+$/),
        baseUrl: expect.any(String),
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        editLink: {docRepoBaseUrl: expect.stringMatching(/^https:/), text: expect.stringMatching(/./)},
        nav: expect.any(Array),
        sidebar: ['guide', 'config'],
      });
    }
  });

  it('SITE-05 gives the theme the site data in the language of the build', () => {
    expect(create('zh').site.announcement?.message).toMatch(/\p{Script=Han}/u);
    expect(create('zh').site.tools).toEqual(siteConfig.tools);
    expect(create('en').site.nav).toEqual(siteConfig.nav);
  });
});

describe('what createSiteData makes of the site data', () => {
  const create = (changes: Partial<typeof siteConfig>) =>
    createSiteData({
      site: {...SITE, ...changes},
      i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: LOCALE_CONFIGS},
      versions: VERSIONS,
      navigation: {},
      pages: {},
    });

  it('URL-03 gives links in navigation and announcement the clean form', () => {
    const nav = [
      {text: 'Guide', link: '/guide/start/index.html?a#b'},
      {text: 'More', items: [{text: 'Group', items: [{text: 'A', link: '/a.html'}]}]},
      {text: 'Elsewhere', link: 'https://example.org/a.html'},
    ];
    const announcement = {href: '/guide/start/index', message: 'New', localStorageKey: 'a'};
    const clean = [
      {text: 'Guide', link: '/guide/start/?a#b'},
      {text: 'More', items: [{text: 'Group', items: [{text: 'A', link: '/a'}]}]},
      nav[2],
    ];
    const {site, locales} = create({nav, announcement});
    expect(site.nav).toEqual(clean);
    expect(locales[0].nav).toEqual(clean);
    expect(site.announcement?.href).toBe('/guide/start/');
  });

  it('TEXT-02 shows a document in the markup of a social link as text, and leaves other markup alone', () => {
    const link = {icon: 'chat', mode: 'dom', label: 'Chat'} as const;
    const {socialLinks} = create({
      socialLinks: [
        {...link, content: '<!doctype html><html>'},
        {...link, content: '<b>Join</b>'},
      ],
    }).site;
    expect(socialLinks.map(({content}) => content)).toEqual(['&lt;!doctype html&gt;&lt;html&gt;', '<b>Join</b>']);
  });
});

describe('translateSite', () => {
  it('I18N-07 replaces every text that the translation file has', () => {
    const site = {
      ...siteConfig,
      nav: [{text: 'More', items: [{text: 'Group', items: [{text: 'Inner', link: '/a'}]}]}],
      socialLinks: [{icon: 'chat', mode: 'text', content: 'Join', label: 'Chat'}] as const,
    };
    const [{content}] = createTranslationFiles(site);
    const marked = Object.fromEntries(Object.entries(content).map(([id, {message}]) => [id, {message: `#${message}`}]));
    expect(createTranslationFiles(translateSite(site, marked))[0].content).toEqual(
      Object.fromEntries(
        Object.entries(content).map(([id, {message, description}]) => [
          id.startsWith('nav.') ? id.replace('nav.', 'nav.#') : id,
          {message: `#${message}`, description: id.startsWith('nav.') ? expect.any(String) : description},
        ]),
      ),
    );
  });

  it('I18N-07 keeps the English text where the translation is missing or empty', () => {
    expect(translateSite(siteConfig, {tagline: {message: ''}})).toEqual(siteConfig);
  });
});
