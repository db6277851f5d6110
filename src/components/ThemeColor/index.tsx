import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useAppearance from '@site/src/hooks/useAppearance';
import {createThemeColor} from '@site/src/lib/appearance/themeColors';

/**
 * Gives the browser's own bars the background of the theme that the reader chose (THEME-05), in place of the tags of the configuration,
 * which go by the system. Until the app is there, those hold.
 */
export default function ThemeColor(): ReactNode {
  const {choice, mode} = useAppearance();
  return (
    choice !== 'auto' && (
      <Head>
        <meta {...createThemeColor(mode)} />
      </Head>
    )
  );
}
