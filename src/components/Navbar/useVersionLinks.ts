import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useSearchAndHash from '@site/src/hooks/useSearchAndHash';
import {splitLocalePath} from '@site/src/lib/locale';
import {decodeAnchor} from '@site/src/lib/url/anchor';
import {removeBase} from '@site/src/lib/url';
import {resolveVersionLink, type VersionNote} from '@site/src/lib/versions';
import {useIsDoc, usePageData} from '@site/src/plugins/site-data/client';
import {useHeadingGaps, useVersionsData} from '@site/src/plugins/versions/client';

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
  const {pageType, lang, version: current, routePath, siteData} = usePageData();
  // One 404 page may answer for all languages (NOTFOUND-06). Another one is a build of its own.
  const other =
    pageType === '404' && lang !== siteData.lang ? siteData.locales.find((entry) => entry.lang === lang) : undefined;
  const base = other === undefined ? baseUrl : `pathname://${other.baseUrl}`;
  const {search, hash} = useSearchAndHash();
  const id = decodeAnchor(hash);
  const headings = useHeadingGaps(current, wantsHeadings && isDoc && id !== null);

  const {path: localPath} = splitLocalePath(routePath, {...siteData, base: '/'});
  const prefix = versions.find(({name}) => name === current)?.prefix ?? '';
  const path = removeBase(localPath, prefix);
  return versions.map((version) => {
    const {name, label} = version;
    const target = isDoc
      ? resolveVersionLink({from: current, to: name, path, search, id, hash, pages, headings})
      : {path: version.introduction};
    return {
      name,
      label,
      href: base.replace(/\/$/, '') + version.prefix + target.path,
      isCurrent: name === current,
      ...('note' in target && {note: target.note}),
      onSelect: () => savePreferredVersionName(version.id),
    };
  });
}
