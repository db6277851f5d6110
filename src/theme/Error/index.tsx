import type {ReactNode} from 'react';
import Error from '@theme-original/Error';
import type {Props} from '@theme/Error';
import SearchProvider from '@site/src/components/Search/Provider';

/** The page in place of an app that crashed. It has the bar, whose search needs the provider, which is lost with `Root`. */
export default function ErrorWithSearch(props: Props): ReactNode {
  return (
    <SearchProvider>
      <Error {...props} />
    </SearchProvider>
  );
}
