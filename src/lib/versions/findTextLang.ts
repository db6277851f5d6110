import {splitLocalePath, type SiteLanguages} from '../locale';
import {isInternalPath, removeBase, splitUrl} from '../url';
import {pageKey} from './pageKey';

export type FindTextLangParams = SiteLanguages & {
  /** Address of a doc, with the base path. */
  readonly address: string;
  readonly versions: readonly {readonly name: string; readonly prefix: string}[];
  /** Page keys without a translation, by language and version. */
  readonly untranslated: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

/**
 * The language a doc's own text and title are in (I18N-04): the default one where the language of its address has no translation.
 * Undefined for addresses outside the site.
 */
export function findTextLang({address, versions, untranslated, ...languages}: FindTextLangParams): string | undefined {
  if (!isInternalPath(address)) {
    return undefined;
  }
  const {lang, path} = splitLocalePath(splitUrl(address).path, languages);
  const isIn = ({prefix}: {readonly prefix: string}): boolean =>
    prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  const version = versions.find(isIn) ?? versions.find(({prefix}) => prefix === '');
  const key = pageKey(removeBase(path, version?.prefix ?? ''));
  return untranslated[lang]?.[version?.name ?? '']?.includes(key) ? languages.defaultLang : lang;
}
