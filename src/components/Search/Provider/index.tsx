import {createContext, use, useMemo, type ReactNode} from 'react';
import useSearchDialog, {type SearchDialogControl} from '../useSearchDialog';

/** What a control that opens the search knows of it. */
export type SearchControl = Pick<SearchDialogControl, 'isOpen' | 'open' | 'prepare'>;

const SearchContext = createContext<SearchControl | null>(null);

/**
 * Holds the search dialog, and its shortcut, above every page: it stays when a page arrives behind it, one with another frame or
 * without a bar, too.
 */
export default function SearchProvider({children}: {readonly children: ReactNode}): ReactNode {
  const {isOpen, Dialog, takeTyped, initialQuery, open, close, prepare} = useSearchDialog();
  const control = useMemo(() => ({isOpen, open, prepare}), [isOpen, open, prepare]);
  return (
    <SearchContext value={control}>
      {children}
      {isOpen && Dialog !== null && <Dialog initialQuery={initialQuery} takeTyped={takeTyped} onClose={close} />}
    </SearchContext>
  );
}

/** The search dialog of the site. Throws outside `SearchProvider`. */
export function useSearch(): SearchControl {
  const control = use(SearchContext);
  if (control === null) {
    throw new Error(
      'useSearch: expected a SearchProvider above, found none. "src/theme/Root.tsx" renders it around the app.',
    );
  }
  return control;
}
