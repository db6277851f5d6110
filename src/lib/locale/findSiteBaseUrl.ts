type Site = {
  /** Base URL of the locale that is built, as of Docusaurus' context. */
  readonly baseUrl: string;
  readonly i18n: {
    readonly defaultLocale: string;
    readonly localeConfigs: Readonly<Record<string, {readonly baseUrl: string}>>;
  };
};

/** Path of the whole site: that of the default locale; of a locale that is built alone in a place of its own, that place. */
export function findSiteBaseUrl({baseUrl, i18n}: Site): string {
  const siteBaseUrl = i18n.localeConfigs[i18n.defaultLocale].baseUrl;
  return baseUrl.startsWith(siteBaseUrl) ? siteBaseUrl : baseUrl;
}
