import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {CARD_HEIGHT, CARD_WIDTH} from '@site/src/lib/card/cardSize';

export interface CardTagsProps {
  /** Path of the picture below the base path. */
  readonly path: string;
  /** What it says. */
  readonly alt: string;
}

/** Names a picture of `plugins/social-cards` to those who show the address of the page. */
export default function CardTags({path, alt}: CardTagsProps): ReactNode {
  return (
    <>
      <PageMetadata image={path} />
      <Head>
        <meta property="og:image:width" content={String(CARD_WIDTH)} />
        <meta property="og:image:height" content={String(CARD_HEIGHT)} />
        <meta property="og:image:alt" content={alt} />
      </Head>
    </>
  );
}
