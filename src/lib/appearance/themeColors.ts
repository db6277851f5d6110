import {THEME_BACKGROUND_DARK, THEME_BACKGROUND_LIGHT} from '../constants';
import type {AppearanceMode} from './appearance';

export type ThemeColor = {readonly name: string; readonly content: string; readonly media?: string};

const NAME = 'theme-color';
const BACKGROUNDS: Readonly<Record<AppearanceMode, string>> = {
  light: THEME_BACKGROUND_LIGHT,
  dark: THEME_BACKGROUND_DARK,
};

/** The meta tag that gives the browser's own bars the background of the page, whatever the theme of the system (THEME-05). */
export function createThemeColor(mode: AppearanceMode): ThemeColor {
  return {name: NAME, content: BACKGROUNDS[mode]};
}

/** The same for pages that follow the system: one for each theme of it. */
export function createThemeColors(darkMode: boolean): ThemeColor[] {
  return darkMode
    ? (['light', 'dark'] as const).map((mode) => ({
        ...createThemeColor(mode),
        media: `(prefers-color-scheme: ${mode})`,
      }))
    : [createThemeColor('light')];
}
