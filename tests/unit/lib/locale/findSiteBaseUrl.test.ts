import {findSiteBaseUrl} from '@site/src/lib/locale/findSiteBaseUrl';

it.each([
  {what: 'the default locale', baseUrl: '/lib/', defaultBaseUrl: '/lib/', found: '/lib/'},
  {what: 'another locale beside it', baseUrl: '/lib/zh/', defaultBaseUrl: '/lib/', found: '/lib/'},
  {what: 'a locale that is built alone', baseUrl: '/', defaultBaseUrl: '/en/', found: '/'},
  {what: 'a site whose name ends like a locale', baseUrl: '/docs-zh/', defaultBaseUrl: '/docs-zh/', found: '/docs-zh/'},
])('finds the path of the whole site for $what', ({baseUrl, defaultBaseUrl, found}) => {
  const localeConfigs = {en: {baseUrl: defaultBaseUrl}, zh: {baseUrl: '/zh/'}};
  expect(findSiteBaseUrl({baseUrl, i18n: {defaultLocale: 'en', localeConfigs}})).toBe(found);
});
