import {useHistorySelector} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';

export type SearchAndHash = {
  /** With its `?`; empty without a query. */
  readonly search: string;
  /** With its `#`; empty without one. */
  readonly hash: string;
};

/**
 * Query and hash of the page on screen, not those of another one that is on its way or was lost. Static HTML has none, they are added on
 * hydration.
 */
export default function useSearchAndHash(): SearchAndHash {
  const shown = useLocation();
  const ofPage = (location: typeof shown): SearchAndHash => (location.pathname === shown.pathname ? location : shown);
  const search = useHistorySelector(({location}) => ofPage(location).search);
  const hash = useHistorySelector(({location}) => ofPage(location).hash);
  return {search, hash};
}
