import {pageKey} from './pageKey';
import type {PageGaps} from './types';

/** A page as search engines know it. */
export type PageAddress = {
  readonly lang: string;
  readonly version: string;
  /** Below the prefixes of locale and version. */
  readonly path: string;
};

export type DescribeAddressParams = PageAddress & {
  readonly defaultLang: string;
  readonly languages: readonly string[];
  /** Newest first: the default version, then the others. */
  readonly versions: readonly string[];
  readonly pages: PageGaps;
  /** Page keys without a translation, by language and version. */
  readonly untranslated: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

export type AddressDescription = {
  /** The page that stands for this one in search results; itself unless `isSuperseded`. */
  readonly canonical: PageAddress;
  /** Another page stands for this one: it is not to be indexed, its links are to be followed. */
  readonly isSuperseded: boolean;
  /** Languages that have this very page, its own included; empty for a superseded page. */
  readonly alternates: readonly string[];
};

/** The path of the same page in another version, or undefined. */
function pathIn(version: string, {path, version: from}: PageAddress, pages: PageGaps): string | undefined {
  const target = version === from ? undefined : pages[from]?.[pageKey(path)]?.[version];
  return target === undefined ? path : target.kind === 'moved' ? target.path : undefined;
}

function findCanonical(params: DescribeAddressParams): PageAddress {
  const {path, version, lang, defaultLang, versions, pages, untranslated} = params;
  const isTranslated = (name: string, place: string): boolean =>
    lang === defaultLang || !untranslated[lang]?.[name]?.includes(pageKey(place));
  if (!isTranslated(version, path)) {
    return findCanonical({...params, lang: defaultLang});
  }
  for (const name of versions.slice(0, versions.indexOf(version))) {
    const place = pathIn(name, params, pages);
    if (place !== undefined && isTranslated(name, place)) {
      return {lang, version: name, path: place};
    }
  }
  return {lang, version, path};
}

/**
 * What search engines are told of a page: a page of an old version stands for itself only if no newer version has it
 * (VERSION-06), and text that is not translated yet stands in its own language.
 */
export function describeAddress(params: DescribeAddressParams): AddressDescription {
  const isSelf = (lang: string): boolean => {
    const found = findCanonical({...params, lang});
    return found.lang === lang && found.version === params.version;
  };
  const isSuperseded = !isSelf(params.lang);
  return {
    canonical: findCanonical(params),
    isSuperseded,
    alternates: isSuperseded ? [] : params.languages.filter(isSelf),
  };
}
