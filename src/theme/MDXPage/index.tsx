import type {ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import {PageDataProvider} from '@site/src/plugins/site-data/client';

/** Gives every Markdown page outside the docs its page data (ENTITY-03). */
export default function MDXPageWithPageData(props: Props): ReactNode {
  return (
    <PageDataProvider content={props.content}>
      <MDXPage {...props} />
    </PageDataProvider>
  );
}
