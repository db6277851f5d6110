import type {ReactNode} from 'react';
import Search from '@site/src/components/Search';

/** Takes the place of the search box of whichever engine is chosen: every engine has the same one. */
export default function SearchBar(): ReactNode {
  return <Search />;
}
