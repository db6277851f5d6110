import {createContext, useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import isHydrating from '@site/src/hooks/isHydrating';
import type {PageData} from '../types';
import type {PageContent} from './createPageData';
import {getPage, setPage} from './pageStore';
import {readPageData} from './readPageData';
import {useSiteData} from './useSiteData';

/** Null outside a Markdown page: `usePageData` then falls back to the store and to the address. */
export const PageDataContext = createContext<PageData | null>(null);

export interface PageDataProviderProps {
  /** Content of the page as Docusaurus loaded it. */
  readonly content: PageContent;
  readonly children: ReactNode;
}

/** Gives a Markdown page its data, and tells the components outside it (PAGECHANGE-01). */
export default function PageDataProvider({content, children}: PageDataProviderProps): ReactNode {
  const {pathname} = useLocation();
  const siteData = useSiteData();
  const page = readPageData(content, pathname, siteData);

  useIsomorphicLayoutEffect(() => {
    if (!isHydrating()) {
      setPage(page);
    }
    return () => {
      // The next page may have announced itself already.
      if (getPage() === page) {
        setPage(null);
      }
    };
  }, [page]);
  // Who is told renders again at once. A task of its own for that keeps hydration from holding up input.
  useEffect(() => {
    const timer = setTimeout(setPage, 0, page);
    return () => clearTimeout(timer);
  }, [page]);

  return <PageDataContext value={page}>{children}</PageDataContext>;
}
