import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import type {CustomGroup, SearchHooks} from '@site/src/plugins/search/client';
import styles from './styles.module.css';

export interface SearchCustomGroupProps {
  readonly group: CustomGroup;
  readonly hooks: SearchHooks;
}

function Rendered({group, hooks}: SearchCustomGroupProps): ReactNode {
  return hooks.render?.(group) as ReactNode;
}

function Failed(): ReactNode {
  return (
    <p className={styles.failed} role="alert">
      <Translate
        id="site.Search.customFailed"
        description="Search: stands in the tab of results that an extension of the site made but cannot show"
      >
        These results cannot be shown.
      </Translate>
    </p>
  );
}

/** What a hook found, as the hook shows it (SEARCH-21). One that fails leaves the rest of the search alone. */
export default function SearchCustomGroup(props: SearchCustomGroupProps): ReactNode {
  return (
    <div className={styles.custom}>
      <ErrorBoundary fallback={() => <Failed />}>
        <Rendered {...props} />
      </ErrorBoundary>
    </div>
  );
}
