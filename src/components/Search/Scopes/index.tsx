import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsolate from '@site/src/hooks/useIsolate';
import type {getSearchClient, SearchSession, SearchState} from '@site/src/plugins/search/client';
import styles from './styles.module.css';
import useHandedFocus from './useHandedFocus';

export interface SearchScopesProps {
  readonly session: SearchSession;
  readonly state: SearchState;
  readonly client: ReturnType<typeof getSearchClient>;
}

/** Which version is searched, and on request how much the others have (SEARCH-19). Nothing on a site of one version. */
export default function SearchScopes({session, state, client}: SearchScopesProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const isolate = useIsolate();
  const versions = Object.keys(client.manifest.indexes);
  const {scope, phase, versionCounts, counting, query} = state;
  const {buttonRef, groupRef} = useHandedFocus(versionCounts !== null);
  if (versions.length < 2 || query.trim() === '') {
    return null;
  }
  const nameChip = (version: string, count: number): string =>
    selectMessage(
      count,
      translate(
        {
          id: 'site.Search.versionCount',
          message: '{version}, {count} page|{version}, {count} pages',
          description:
            'Spoken name of the button of a version, with the number of pages it has; forms for one and many, divided by |',
        },
        {version: isolate(version), count},
      ),
    );
  // Only the one that is searched, until somebody asks for the others.
  const shown = versions.filter((version) => version === scope.version || versionCounts !== null);
  return (
    <div
      ref={groupRef}
      className={styles.scopes}
      role="group"
      aria-label={translate({
        id: 'site.Search.scope',
        message: 'Version to search',
        description: 'Spoken name of the buttons that choose the version that is searched',
      })}
    >
      {shown.map((version) => {
        const count = versionCounts?.find((counted) => counted.version === version)?.count;
        return (
          <button
            key={version}
            type="button"
            className={styles.chip}
            aria-pressed={version === scope.version}
            aria-label={count === undefined ? undefined : nameChip(version, count)}
            onClick={() => session.setScope({...scope, version})}
          >
            {isolate(version)}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        );
      })}
      {versionCounts === null && phase === 'answered' && (
        <button
          ref={buttonRef}
          type="button"
          className={styles.chip}
          aria-busy={counting === 'busy'}
          onClick={() => {
            if (counting !== 'busy') {
              void session.countOtherVersions();
            }
          }}
        >
          <Translate
            id="site.Search.otherVersions"
            description="Search: button that counts the hits in the other versions of the documentation"
          >
            Other versions
          </Translate>
        </button>
      )}
      <span role="status" className={styles.status}>
        {counting === 'failed' && (
          // Removed as a whole, whatever a translator of the browser has made of the text.
          <span>
            <Translate
              id="site.Search.countFailed"
              description="Search: stands beside the button that counts the hits in other versions when that did not work"
            >
              The other versions could not be searched.
            </Translate>
          </span>
        )}
      </span>
    </div>
  );
}
