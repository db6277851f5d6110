import {translate} from '@docusaurus/Translate';
import type {IconName} from '@site/src/components/Icon';
import type {AppearanceChoice} from '@site/src/lib/appearance/appearance';

export type ThemeOption = {readonly choice: AppearanceChoice; readonly icon: IconName; readonly label: string};

/** The three choices of THEME-01, in the order they are shown. */
export function getThemeOptions(): ThemeOption[] {
  return [
    {
      choice: 'light',
      icon: 'sun',
      label: translate({id: 'site.ThemeSwitch.light', message: 'Light', description: 'Theme choice: always light'}),
    },
    {
      choice: 'dark',
      icon: 'moon',
      label: translate({id: 'site.ThemeSwitch.dark', message: 'Dark', description: 'Theme choice: always dark'}),
    },
    {
      choice: 'auto',
      icon: 'monitor',
      label: translate({
        id: 'site.ThemeSwitch.auto',
        message: 'Auto',
        description: 'Theme choice: as the system has it',
      }),
    },
  ];
}
