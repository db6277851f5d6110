// Takes the place of theme-common's `contexts/colorMode` (Docusaurus 3.10.2), which sets the theme beside `useAppearance`: with every
// change of the system, whatever was chosen on this page, and from the key `theme`, which other sites of the same origin have, too.
import type {ReactNode} from 'react';
import type {ColorMode} from '@docusaurus/theme-common';
import useAppearance from '@site/src/hooks/useAppearance';

/** What components of the stock theme ask for. */
export function useColorMode(): {readonly colorMode: ColorMode} {
  return {colorMode: useAppearance().mode};
}

/** Nothing to provide: `src/theme/Root.tsx` keeps the theme in step with the system and other tabs. */
export function ColorModeProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
