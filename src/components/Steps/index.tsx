import type {ReactNode} from 'react';

export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
