import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {I18n} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {getDocsFolder} from '../../../server/content/docsFolders';
import type {ListedPage, ListedTerm, ListedVersion, TranslationsReport} from '../types';
import {toNoticeSections} from './createNotices';
import {countPages} from './formatStatus';
import {GLOSSARY_PAGE} from './prose/checkGlossary';
import type {Term} from './prose/readTerms';
import type {LocaleStatus, PageStatus} from './readStatus';

type ReportInput = {
  readonly statuses: readonly LocaleStatus[];
  /** By language. */
  readonly terms: Readonly<Record<string, readonly Term[]>>;
  readonly versions: readonly LoadedVersion[];
  /** Of the language that is built. */
  readonly baseUrl: string;
  readonly i18n: Pick<I18n, 'currentLocale' | 'defaultLocale' | 'localeConfigs'>;
};

type DocsByFile = ReadonlyMap<string, Pick<ListedPage, 'title' | 'route' | 'isOriginalTitle'>>;

/** Where the translations of a version are. */
const TRANSLATED_FOLDER = /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+/;

/** Title and address, without the language, of each doc by its English path. */
function readDocs({versions, baseUrl, i18n}: Pick<ReportInput, 'versions' | 'baseUrl' | 'i18n'>): DocsByFile {
  const isTranslation = i18n.currentLocale !== i18n.defaultLocale;
  return new Map(
    versions.flatMap(({versionName, docs}) =>
      docs.map(({source, title, permalink}) => {
        const file = aliasedSitePathToRelativePath(source);
        const original = file.replace(TRANSLATED_FOLDER, getDocsFolder(versionName));
        const route = `/${permalink.slice(baseUrl.length)}`;
        return [original, {title, route, ...(isTranslation && file === original && {isOriginalTitle: true})}] as const;
      }),
    ),
  );
}

function toListedPage(page: PageStatus, docs: DocsByFile): ListedPage {
  return {
    page: page.page,
    file: page.hasTranslation ? page.translated : page.original,
    state: page.state,
    title: page.page,
    ...docs.get(page.original),
    changes: toNoticeSections(page),
  };
}

function listVersions(status: LocaleStatus, versions: readonly LoadedVersion[], docs: DocsByFile): ListedVersion[] {
  return countPages(status).map(({version, pages, fresh}) => ({
    label: versions.find(({versionName}) => version.replace(/^version-/, '') === versionName)?.label ?? version,
    pages,
    fresh,
    list: status.pages.filter((page) => page.version === version).map((page) => toListedPage(page, docs)),
  }));
}

function toListedTerm({id, ...term}: Term, docs: DocsByFile): ListedTerm {
  const glossary = docs.get(`docs/${GLOSSARY_PAGE}`)?.route;
  return {...term, ...(id === undefined || glossary === undefined ? {} : {route: `${glossary}#${id}`})};
}

/** What the page `/contribute/translations` shows: every language that is no original, every version, every page, every term. */
export function createReport(input: ReportInput): TranslationsReport {
  const {statuses, terms, versions, i18n} = input;
  const docs = readDocs(input);
  return {
    locales: statuses.map((status) => {
      const {label, htmlLang, baseUrl: localeBase} = i18n.localeConfigs[status.locale];
      return {
        lang: status.locale,
        label,
        htmlLang,
        baseUrl: localeBase,
        versions: listVersions(status, versions, docs),
        terms: (terms[status.locale] ?? []).map((term) => toListedTerm(term, docs)),
      };
    }),
  };
}
