import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface SignProps {
  readonly children: ReactNode;
}

/** What is new, with a word for screen readers, most of which are silent about the element; `Marked` styles it. */
export function Inserted({children}: SignProps): ReactNode {
  const spoken = translate({
    id: 'site.Changes.inserted',
    message: 'inserted: ',
    description: 'Spoken before words that are new in a text',
  });
  return <ins data-spoken={spoken}>{children}</ins>;
}

/** What is gone, in the same way. */
export function Deleted({children}: SignProps): ReactNode {
  const spoken = translate({
    id: 'site.Changes.deleted',
    message: 'deleted: ',
    description: 'Spoken before words that are gone from a text',
  });
  return <del data-spoken={spoken}>{children}</del>;
}
