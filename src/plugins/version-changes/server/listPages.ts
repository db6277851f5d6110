import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {removeBase} from '../../../lib/url';
import {pageKey} from '../../../lib/versions';
import {getDocsFolder} from '../../../server/content/docsFolders';
import {getPageVersion} from '../../../server/content/pageVersion';
import {toDocusaurusName, toVersionName} from '../../../server/content/versions';

/** One doc of one version, in the language of the build. */
export type DocPage = {
  /** Equal in all versions. */
  readonly id: string;
  readonly title: string;
  /** Its address below the prefixes of locale and version, as `moves.json` names it. */
  readonly key: string;
  /** Address without the base URL of the locale: `/0.x/config/lib/dts`. */
  readonly href: string;
  /** Source file relative to the site folder. */
  readonly source: string;
  /** The same doc in the default language. */
  readonly original: string;
};

export type DocsVersion = {
  /** Name as readers know it. */
  readonly version: string;
  /** What readers get by default. */
  readonly isLast: boolean;
  /** False for the docs of a release that is not out. */
  readonly isReleased: boolean;
  /** Docs that readers can find, in the order of their ids. */
  readonly pages: readonly DocPage[];
};

/** The file of the default language that a doc's source stands for. */
function toOriginal(source: string): string {
  const place = getPageVersion(source);
  return place === undefined ? source : `${getDocsFolder(toDocusaurusName(place.version))}/${place.page}`;
}

/** Versions and their docs, newest first, as the docs plugin loaded them. Drafts and unlisted docs are left out. */
export function listPages(versions: readonly LoadedVersion[], baseUrl: string): DocsVersion[] {
  return versions.map((loaded) => ({
    version: toVersionName(loaded),
    isLast: loaded.isLast,
    isReleased: loaded.banner !== 'unreleased',
    pages: loaded.docs
      .filter(({draft, unlisted, frontMatter}) => !draft && !unlisted && frontMatter.pageType !== 'home')
      .map((doc) => {
        const source = aliasedSitePathToRelativePath(doc.source);
        return {
          id: doc.id,
          title: doc.title,
          key: pageKey(removeBase(doc.permalink, loaded.path)),
          href: `/${doc.permalink.slice(baseUrl.length)}`,
          source,
          original: toOriginal(source),
        };
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  }));
}
