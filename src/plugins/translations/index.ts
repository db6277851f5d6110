import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import {getDocsVersions} from '../../server/content/readContent';
import {refuseOptions} from '../../server/validate/checkOptions';
import {createDefinitions} from './server/createDefinitions';
import {createNotices} from './server/createNotices';
import {createReport} from './server/createReport';
import {followDirection} from './server/followDirection';
import {getLockPath} from './server/lockFile';
import {getTermsPath, readTerms} from './server/prose/readTerms';
import {readStatus} from './server/readStatus';
import type {TranslationsContent} from './types';

export const validateOptions = refuseOptions('translations');

/** Compares the translated docs with the English ones, for the notices on pages and for the page of all translations. */
export default function translations({siteDir, baseUrl, i18n}: LoadContext): Plugin<TranslationsContent> {
  const locales = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

  return {
    name: 'site-translations',

    loadContent() {
      const statuses = locales.map((locale) => readStatus(siteDir, locale));
      return {
        statuses,
        notices: createNotices(statuses.find(({locale}) => locale === i18n.currentLocale) ?? {pages: []}, siteDir),
      };
    },

    async allContentLoaded({allContent, actions}) {
      const {statuses} = allContent['site-translations'].default as TranslationsContent;
      const versions = getDocsVersions(allContent);
      await actions.createData('definitions.json', createDefinitions(siteDir, versions));
      const terms = Object.fromEntries(locales.map((locale) => [locale, readTerms(siteDir, locale)]));
      const report = createReport({statuses, terms, versions, baseUrl, i18n});
      const reportFile = await actions.createData(`report-${i18n.currentLocale}.json`, report);
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'contribute/translations']),
        component: '@theme/TranslationsPage',
        exact: true,
        // By its alias: the path goes into the client's bundle (ENTITY-12).
        modules: {report: aliasedSitePath(reportFile, siteDir)},
      });
    },

    configurePostCss(options) {
      if (i18n.localeConfigs[i18n.currentLocale].direction === 'rtl') {
        options.plugins.unshift(followDirection());
      }
      return options;
    },

    getThemePath() {
      return './theme';
    },

    getTypeScriptThemePath() {
      return './theme';
    },

    getPathsToWatch() {
      return locales.flatMap((locale) => [getLockPath(locale), getTermsPath(locale)]);
    },
  };
}
