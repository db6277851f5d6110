import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {I18n} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {getDocsFolder} from '../../../server/content/docsFolders';
import type {ListedPage, ListedTerm, ListedVersion, Notices, NoticeSection, TranslationsReport} from '../types';
import {countPages} from './formatStatus';
import {GLOSSARY_PAGE} from './prose/checkGlossary';
import type {Term} from './prose/readTerms';
import {toPlainTitle} from './toPlainTitle';
import type {LocaleStatus, PageStatus} from './readStatus';

function toNoticeSections({changes}: PageStatus): NoticeSection[] {
  return changes.map(({key, kind, title, translatedTitle}) => ({
    key,
    kind,
    title: toPlainTitle(translatedTitle || title),
    isOriginalTitle: translatedTitle === '' && title !== '',
  }));
}

/** What readers of one language are told about its stale pages. */
export function createNotices({pages}: Pick<LocaleStatus, 'pages'>): Notices {
  return Object.fromEntries(
    pages
      .filter(({state}) => state === 'stale' || state === 'unrecorded')
      .map((page) => [page.translated, toNoticeSections(page)]),
  );
}

type DocsByFile = ReadonlyMap<string, {readonly title: string; readonly route: string}>;

/** Title and address, without the language, of each doc by its English path. */
function readDocs(versions: readonly LoadedVersion[], baseUrl: string): DocsByFile {
  return new Map(
    versions.flatMap(({versionName, docs}) =>
      docs.map(({source, title, permalink}) => {
        const file = aliasedSitePathToRelativePath(source).replace(
          /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+/,
          getDocsFolder(versionName),
        );
        return [file, {title, route: `/${permalink.slice(baseUrl.length)}`}] as const;
      }),
    ),
  );
}

function toListedPage(page: PageStatus, docs: DocsByFile): ListedPage {
  const doc = docs.get(page.original);
  return {
    page: page.page,
    file: page.hasTranslation ? page.translated : page.original,
    state: page.state,
    title: doc?.title ?? page.page,
    ...(doc === undefined ? {} : {route: doc.route}),
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
export function createReport({
  statuses,
  terms,
  versions,
  baseUrl,
  i18n,
}: {
  readonly statuses: readonly LocaleStatus[];
  /** By language. */
  readonly terms: Readonly<Record<string, readonly Term[]>>;
  readonly versions: readonly LoadedVersion[];
  /** Of the language that is built. */
  readonly baseUrl: string;
  readonly i18n: Pick<I18n, 'localeConfigs'>;
}): TranslationsReport {
  const docs = readDocs(versions, baseUrl);
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
