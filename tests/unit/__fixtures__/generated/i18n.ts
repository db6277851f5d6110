import {siteConfig} from '../../../../src/lib/site/siteConfig';

const [{lang: defaultLocale}] = siteConfig.locales;

export default {
  defaultLocale,
  currentLocale: defaultLocale,
  locales: siteConfig.locales.map(({lang}) => lang),
  path: 'i18n',
  localeConfigs: Object.fromEntries(
    siteConfig.locales.map(({lang, label, htmlLang}) => [
      lang,
      {
        label,
        htmlLang,
        direction: 'ltr',
        calendar: 'gregory',
        path: lang,
        translate: lang !== defaultLocale,
        url: siteConfig.url,
        baseUrl: lang === defaultLocale ? '/' : `/${lang}/`,
      },
    ]),
  ),
};
