import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {getSearchClient, SearchState} from '@site/src/plugins/search/client';
import OtherLocale from './OtherLocale';
import NoResults from './NoResults';
import styles from './styles.module.css';

export interface SearchMessageProps {
  /** Asks again after a failure. */
  readonly onRetry: () => void;
  readonly state: SearchState;
  readonly client: ReturnType<typeof getSearchClient>;
  /** Something is shown already. */
  readonly hasHits: boolean;
}

function Failure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.first}>
        <Translate id="site.Search.failed" description="Search: shown when the index cannot be fetched">
          The search index could not be loaded. If trying again does not help, load the page anew.
        </Translate>
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        <Translate id="site.Search.retry" description="Search: button that fetches the index again after a failure">
          Try again
        </Translate>
      </button>
    </div>
  );
}

/** Everything a search has to say besides its hits. */
export default function SearchMessage({onRetry, state, client, hasHits}: SearchMessageProps): ReactNode {
  const {phase, isSlow, outcome, query, scope} = state;
  if (phase === 'failed') {
    return <Failure onRetry={onRetry} />;
  }
  if (phase === 'waiting' && isSlow && !hasHits) {
    return (
      <p className={styles.message} role="status">
        <Translate id="site.Search.loading" description="Search: shown when the first answer takes longer than 300 ms">
          Loading the search index…
        </Translate>
      </p>
    );
  }
  if (outcome === null) {
    return null;
  }
  return (
    <div className={hasHits ? undefined : styles.nothing}>
      {!hasHits && <NoResults query={outcome.query} />}
      <OtherLocale query={query} version={scope.version} manifest={client.manifest} />
    </div>
  );
}
