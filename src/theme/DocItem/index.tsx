import type {ReactNode} from 'react';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import {PageDataProvider} from '@site/src/plugins/site-data/client';

/** Gives every doc its page data (ENTITY-03). */
export default function DocItemWithPageData(props: Props): ReactNode {
  return (
    <PageDataProvider content={props.content}>
      <DocItem {...props} />
    </PageDataProvider>
  );
}
