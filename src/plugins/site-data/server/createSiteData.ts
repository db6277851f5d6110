import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {mergeEditLinks} from '../../../lib/doc';
import {toOpenGraphLocale} from '../../../lib/locale';
import type {NavItem, NavItemGroup, SiteConfig, SocialLink} from '../../../lib/site/types';
import type {PageFlags} from '../../../lib/site/records';
import {escapeHtmlDocument} from '../../../lib/text';
import {normalizeHref} from '../../../lib/url';
import {createMultiVersion} from '../../../server/content/versions';
import type {LocaleEntry, NotFoundTexts, SiteData, ThemeSite} from '../types';

export type CreateSiteDataParams = {
  /** In the language of the build. */
  readonly site: SiteConfig;
  /** What is read of Docusaurus' `I18n`. */
  readonly i18n: {
    readonly currentLocale: string;
    readonly defaultLocale: string;
    readonly locales: readonly string[];
    readonly localeConfigs: Readonly<Record<string, {readonly baseUrl: string}>>;
  };
  readonly versions: readonly Pick<LoadedVersion, 'versionName' | 'label' | 'isLast' | 'sidebars'>[];
  /** Navigation of each locale. */
  readonly navigation: Readonly<Record<string, readonly NavItem[]>>;
  readonly pages: Readonly<Record<string, PageFlags>>;
  /** The words of the 404 page in the locales that have them. */
  readonly notFoundTexts?: Readonly<Record<string, NotFoundTexts | undefined>>;
  /** Markup of the logo, for pages to have it without a request. */
  readonly logoSvg?: string;
};

/** Links in the form that the site's own have (URL-03), however the site data writes them. */
function normalizeNav<Item extends NavItem | NavItemGroup>(items: readonly Item[], route: SiteConfig['route']): Item[] {
  return items.map((item) => ({
    ...item,
    ...('link' in item && item.link !== undefined && {link: normalizeHref(item.link, route)}),
    ...(item.items && {items: normalizeNav(item.items, route)}),
  }));
}

/** Markup of the site data is put into the page as it is: a whole document is shown as text instead (TEXT-02). */
function escapeSocialLink(link: SocialLink): SocialLink {
  return link.mode === 'dom' ? {...link, content: escapeHtmlDocument(link.content)} : link;
}

function toThemeSite(site: SiteConfig, logoSvg: string | undefined): ThemeSite {
  const {image, ...logo} = site.logo;
  const {assetsHost, landing, organization, license, copyright, nav, socialLinks, tools} = site;
  const {announcement, darkMode, hideNavbar, globalUIComponents, route} = site;
  return {
    logo: {...logo, ...(logoSvg ? {svg: logoSvg} : image && {image})},
    assetsHost,
    landing,
    organization,
    license,
    copyright,
    nav: normalizeNav(nav, route),
    socialLinks: socialLinks.map(escapeSocialLink),
    tools,
    ...(announcement && {announcement: {...announcement, href: normalizeHref(announcement.href, route)}}),
    darkMode,
    hideNavbar,
    globalUIComponents,
  };
}

function createLocaleEntries({
  site,
  i18n,
  versions,
  navigation,
  notFoundTexts = {},
}: CreateSiteDataParams): LocaleEntry[] {
  const sidebar = Object.keys(versions.find(({isLast}) => isLast)?.sidebars ?? {});
  return site.locales.map(({lang, label, htmlLang, title, description, editLink, outlineTitle}) => ({
    lang,
    label,
    htmlLang,
    openGraphLocale: toOpenGraphLocale(htmlLang),
    baseUrl: i18n.localeConfigs[lang].baseUrl,
    title,
    description,
    editLink: {docRepoBaseUrl: '', text: '', ...mergeEditLinks(site.editLink, editLink)},
    ...(outlineTitle && {outlineTitle}),
    nav: normalizeNav(navigation[lang] ?? site.nav, site.route),
    sidebar,
    ...(notFoundTexts[lang] && {notFound: notFoundTexts[lang]}),
  }));
}

/** The site-wide data of ENTITY-02 for one locale's build. */
export function createSiteData(params: CreateSiteDataParams): SiteData {
  const {site, i18n, versions, pages} = params;
  const locales = createLocaleEntries(params);
  const current = locales.find(({lang}) => lang === i18n.currentLocale) ?? locales[0];
  return {
    base: i18n.localeConfigs[i18n.defaultLocale].baseUrl,
    lang: i18n.currentLocale,
    defaultLang: i18n.defaultLocale,
    title: current.title,
    description: current.description,
    languages: i18n.locales,
    locales,
    multiVersion: createMultiVersion(versions),
    route: site.route,
    search: site.search,
    ssg: site.ssg,
    markdown: site.markdown,
    site: toThemeSite(site, params.logoSvg),
    pages,
  };
}
