import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** SEARCH-16. */
export default function NoResults({query}: {readonly query: string}): ReactNode {
  return (
    <div className={styles.message} role="status">
      <p className={styles.first}>
        <Translate
          id="site.Search.noResults"
          description="Search: shown when nothing is found; {query} is what was typed"
          values={{query: <span className={styles.query}>{query}</span>}}
        >
          {'No results for "{query}"'}
        </Translate>
      </p>
      <p className={styles.second}>
        <Translate id="site.Search.tryAgain" description="Search: second sentence when nothing is found">
          Please try again with a different keyword
        </Translate>
      </p>
    </div>
  );
}
