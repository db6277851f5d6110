import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface TextAlternateProps {
  /** Path of the Markdown text, with the base path. */
  readonly path: string;
}

/** Names the Markdown text of this page to programs. The development server has no texts: they are made from the built pages. */
export default function TextAlternate({path}: TextAlternateProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return process.env.NODE_ENV === 'development' ? null : (
    <Head>
      <link rel="alternate" type="text/markdown" href={new URL(path, siteConfig.url).href} />
    </Head>
  );
}
