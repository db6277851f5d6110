/** Theme components of the site's own that others reach by alias. */
declare module '@theme/LocalNav' {
  import type {ReactNode} from 'react';

  export default function LocalNav(): ReactNode;
}
