import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/**
 * Marks a page that is of little use before the app runs: `startApp` of `plugins/runtime` starts it right after the first paint, and
 * does not wait for the reader.
 */
export default function NeedsApp(): ReactNode {
  return (
    <Head>
      {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the attributes, `lang` among them, that the core sets */}
      <html data-needs-app="true" />
    </Head>
  );
}
