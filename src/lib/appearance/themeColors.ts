import {THEME_BACKGROUND_DARK, THEME_BACKGROUND_LIGHT} from '../constants';

type Meta = {readonly name: string; readonly content: string; readonly media?: string};

/** The meta tags that give the browser's own bars the background of the page (THEME-05): one for each theme of the system. */
export function createThemeColors(darkMode: boolean): Meta[] {
  const name = 'theme-color';
  return darkMode
    ? [
        {name, media: '(prefers-color-scheme: light)', content: THEME_BACKGROUND_LIGHT},
        {name, media: '(prefers-color-scheme: dark)', content: THEME_BACKGROUND_DARK},
      ]
    : [{name, content: THEME_BACKGROUND_LIGHT}];
}
