import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link, {type Props} from '@docusaurus/Link';
import styles from './styles.module.css';

/** A link that is a card: those that pages show side by side, and those to the docs before and after one. */
export default function CardLink({className, ...props}: Props): ReactNode {
  return <Link {...props} className={clsx(styles.card, className)} />;
}
