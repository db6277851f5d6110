import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export interface CardProps {
  readonly title: string;
  /** Route or address the card leads to. */
  readonly href: string;
  readonly children?: ReactNode;
}

export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}

export function Card({title, href, children}: CardProps): ReactNode {
  return (
    <div>
      <Link to={href}>{title}</Link> {children}
    </div>
  );
}
