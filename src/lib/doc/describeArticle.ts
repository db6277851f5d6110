import {toJsonLd} from './toJsonLd';

export type Article = {
  readonly title: string;
  readonly description?: string;
  /** Language tag: `zh-CN`. */
  readonly lang: string;
  /** Full canonical address. */
  readonly url: string;
  /** Milliseconds since 1970 of the last change of the text. */
  readonly modified?: number | null;
  /** Title and full address of the site. */
  readonly site: {readonly name: string; readonly url: string};
  /** The documented software, and the version that the page is about. */
  readonly software: {readonly name: string; readonly version: string};
};

/** What search engines are told of a page, as JSON-LD for a `script` element: a `TechArticle` of schema.org. */
export function describeArticle({title, description, lang, url, modified, site, software}: Article): string {
  return toJsonLd({
    '@type': 'TechArticle',
    headline: title,
    description,
    inLanguage: lang,
    url,
    dateModified: typeof modified === 'number' ? new Date(modified).toISOString() : undefined,
    isPartOf: {'@type': 'WebSite', ...site},
    about: {'@type': 'SoftwareApplication', name: software.name, softwareVersion: software.version},
  });
}
