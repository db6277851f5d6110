import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import OriginalItem from '@theme/MDXComponents/Li';

/** An item of a list in the text of a page. Only a footnote has an id; the stock component gives all others an empty class. */
export default function ListItem(props: ComponentPropsWithoutRef<'li'>): ReactNode {
  return props.id === undefined ? <li {...props} /> : <OriginalItem {...props} />;
}
