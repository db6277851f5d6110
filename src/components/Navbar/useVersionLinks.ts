import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {usePageData} from '@site/src/plugins/site-data/client';

export type VersionLink = {
  readonly name: string;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Remembers the choice for pages that have no version of their own. */
  readonly onSelect: () => void;
};

/** Path, below the version, of the page readers get when the one they come from does not exist there (VERSION-03). */
const INTRODUCTION = /\/guide\/start\/?$/;

function introductionOf({docs, mainDocId}: GlobalVersion): string {
  const doc = docs.find(({path}) => INTRODUCTION.test(path)) ?? docs.find(({id}) => id === mainDocId) ?? docs[0];
  return doc.path;
}

/**
 * A link for each version of the docs: the same page there, query and hash kept, else that version's introduction
 * (VERSION-03, NAV-07).
 */
export default function useVersionLinks(): VersionLink[] {
  const versions = useVersions(undefined);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const {version: pageVersion, pageType} = usePageData();
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const isCurrent = ({name, label}: GlobalVersion): boolean =>
    pageType === '404' || activeVersion === undefined
      ? pageVersion === name || pageVersion === label
      : activeVersion.name === name;
  return versions.map((version) => {
    const samePage = alternateDocVersions[version.name];
    return {
      name: version.name,
      label: version.label,
      href: samePage ? samePage.path + suffix : introductionOf(version),
      isCurrent: isCurrent(version),
      onSelect: () => savePreferredVersionName(version.name),
    };
  });
}
