import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

export interface NeedsAppProps {
  /** `now`: right after the first paint. `soon`: in the first idle moment behind the load event, so that nothing is painted later. */
  readonly when: 'now' | 'soon';
}

/** Marks a page that is of less use before the app runs: `startApp` of `plugins/runtime` loads the app without waiting for the reader. */
export default function NeedsApp({when}: NeedsAppProps): ReactNode {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the attributes, `lang` among them, that the core sets */}
      <html data-needs-app={when} />
    </Head>
  );
}
