import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import SearchPanel from '../Panel';
import styles from './styles.module.css';

/** The search as part of a page. The address follows what is typed, so that it can be kept and shared. */
export default function SearchPanelPage({title}: {readonly title: string}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      field.current?.focus();
    }
  }, [isBrowser]);

  const handleSearch = (query: string): void => {
    // An answer may come when the reader is on the way to another page.
    if (history.location.pathname !== pathname) {
      return;
    }
    // What else is in the address stays: it may hide parts of the page.
    const params = new URLSearchParams(search);
    if ((params.get('q') ?? '') === query) {
      return;
    }
    if (query === '') {
      params.delete('q');
    } else {
      params.set('q', query);
    }
    history.replace({pathname, search: params.toString(), hash});
  };
  return (
    <div className={styles.page}>
      <Heading as="h1">{title}</Heading>
      <div className={styles.panel}>
        {isBrowser ? (
          <SearchPanel
            fieldRef={field}
            initialQuery={new URLSearchParams(search).get('q') ?? ''}
            onSearch={handleSearch}
          />
        ) : (
          <noscript>
            <p className={styles.message}>
              <Translate id="site.Search.noScript" description="In place of the search where there is no JavaScript">
                The search needs JavaScript. The menus lead to every page without it.
              </Translate>
            </p>
          </noscript>
        )}
      </div>
    </div>
  );
}
