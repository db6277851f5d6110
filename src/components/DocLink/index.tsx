import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import OriginalLink from '@theme/MDXComponents/A';
import Tooltip from '@site/src/components/Tooltip';
import Definition from './Definition';
import styles from './styles.module.css';

/** An entry of the glossary of any version and language: `/zh/0.x/guide/start/glossary#umd`. */
const TERM = /^(?<page>.*\/guide\/start\/glossary)#(?<id>[\w-]+)$/;

/** A link in the text of a page. One to an entry of the glossary shows what the term means, on hover and focus. */
export default function DocLink(props: ComponentPropsWithoutRef<'a'>): ReactNode {
  const {href = '', className, ...rest} = props;
  const {page, id} = TERM.exec(href)?.groups ?? {};
  if (page === undefined) {
    // Only a link from a footnote has an id; the stock component gives all others an empty class.
    return props.id === undefined ? <Link {...props} /> : <OriginalLink {...props} />;
  }
  return (
    <Tooltip content={<Definition page={page} id={id} />}>
      <Link {...rest} to={href} className={clsx(styles.term, className)} />
    </Tooltip>
  );
}
