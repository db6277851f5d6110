import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useSearchAndHash from '@site/src/hooks/useSearchAndHash';
import {decodeAnchor} from '@site/src/lib/url/anchor';
import {joinBase, toOtherBuild} from '@site/src/lib/url';
import {resolveVersionLink, type VersionNote} from '@site/src/lib/versions';
import {useIsDoc} from '@site/src/plugins/site-data/client';
import {useHeadingGaps, useVersionPlace, useVersionsData} from '@site/src/plugins/versions/client';

export type VersionLink = {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** What the reader would not find there. */
  readonly note?: VersionNote;
  /** Remembers the choice for pages that have no version of their own. */
  readonly onSelect: () => void;
};

/**
 * A link for each version of the docs: the same page there, query and hash kept, else the nearest page, or that version's
 * introduction (VERSION-03, NAV-07), in the language of the page.
 *
 * @param wantsHeadings true when the reader is about to see the links: only then is it loaded which headings the versions have
 */
export default function useVersionLinks(wantsHeadings: boolean): VersionLink[] {
  const {versions, pages} = useVersionsData();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isDoc = useIsDoc();
  const {page, path} = useVersionPlace();
  const {pageType, lang, version: current, siteData} = page;
  // One 404 page may answer for all languages (NOTFOUND-06). Another one is a build of its own.
  const other =
    pageType === '404' && lang !== siteData.lang ? siteData.locales.find((entry) => entry.lang === lang) : undefined;
  const toHref = (place: string): string =>
    other === undefined ? joinBase(baseUrl, place) : toOtherBuild(other.baseUrl, place);
  const {search, hash} = useSearchAndHash();
  const id = decodeAnchor(hash);
  const headings = useHeadingGaps(current, wantsHeadings && isDoc && id !== null);

  return versions.map((version) => {
    const {name, label} = version;
    const target = isDoc
      ? resolveVersionLink({from: current, to: name, path, search, id, hash, pages, headings})
      : {path: version.introduction};
    return {
      name,
      label,
      href: toHref(version.prefix + target.path),
      isCurrent: name === current,
      ...('note' in target && {note: target.note}),
      onSelect: () => savePreferredVersionName(version.id),
    };
  });
}
