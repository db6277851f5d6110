import type {ReactNode} from 'react';
import DocCard from '@theme-original/DocCard';
import type {Props} from '@theme/DocCard';

/** A card of a page without the page's own description: the original looks that up in a list that the site does not send to readers. */
export default function DocCardWithoutList({item, ...props}: Props): ReactNode {
  return <DocCard {...props} item={item.type === 'link' ? {...item, docId: undefined} : item} />;
}
