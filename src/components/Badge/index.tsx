import type {ReactNode} from 'react';

export interface BadgeProps {
  readonly kind?: 'since' | 'default' | 'type' | 'experimental' | 'deprecated';
  readonly children: ReactNode;
}

export default function Badge({children}: BadgeProps): ReactNode {
  return <span className="badge badge--secondary">{children}</span>;
}
