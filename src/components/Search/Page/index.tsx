import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import {SEARCH_VERSION_PARAM} from '@site/src/lib/constants';
import {getSearchClient, type SearchScope} from '@site/src/plugins/search/client';
import SearchPanel from '../Panel';
import styles from './styles.module.css';
import useReturn from './useReturn';

/** The search as part of a page. The address follows what is searched, and where, so that it can be kept and shared. */
export default function SearchPanelPage({title}: {readonly title: string}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const params = new URLSearchParams(search);
  const handleShown = useReturn(field);
  const hasVersions = Object.keys(getSearchClient().manifest.indexes).length > 1;

  const handleSearch = (query: string, {version}: SearchScope): void => {
    // An answer may come when the reader is on the way to another page.
    if (history.location.pathname !== pathname) {
      return;
    }
    // What else is in the address stays: it may hide parts of the page.
    const next = new URLSearchParams(params);
    const values = {
      q: query,
      [SEARCH_VERSION_PARAM]: version === getSearchClient().manifest.defaultVersion ? '' : version,
    };
    for (const [name, value] of Object.entries(values)) {
      if (value === '') {
        next.delete(name);
      } else {
        next.set(name, value);
      }
    }
    if (next.toString() !== params.toString()) {
      history.replace({pathname, search: next.toString(), hash});
    }
  };
  return (
    <div className={styles.page}>
      <Heading as="h1">{title}</Heading>
      <div className={styles.panel}>
        <div className={clsx(styles.live, hasVersions && styles.versioned)}>
          <SearchPanel
            fieldRef={field}
            initialQuery={params.get('q') ?? ''}
            initialVersion={params.get(SEARCH_VERSION_PARAM)}
            onSearch={handleSearch}
            onShown={handleShown}
          />
        </div>
        <noscript>
          <p className={styles.message}>
            <Translate id="site.Search.noScript" description="In place of the search where there is no JavaScript">
              The search needs JavaScript. The menus lead to every page without it.
            </Translate>
          </p>
        </noscript>
      </div>
    </div>
  );
}
