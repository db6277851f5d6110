import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

/** Buttons for what readers do to the address by other means than the part under test. */
export function HistoryButtons(): ReactNode {
  const history = useHistory();
  return (
    <>
      <button type="button" onClick={() => history.push({hash: '#hash'})}>
        Go to #hash
      </button>
      <button type="button" onClick={() => history.goBack()}>
        Go back
      </button>
    </>
  );
}
