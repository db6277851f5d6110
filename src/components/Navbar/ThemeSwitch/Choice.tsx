import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import useAppearance from '@site/src/hooks/useAppearance';
import {getThemeOptions} from './choices';
import styles from './choice.module.css';

/** The three theme choices side by side, as radio buttons, for the full-screen menu (MOBILE-01, THEME-08). */
export function ThemeChoice(): ReactNode {
  const {choice, setChoice} = useAppearance();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        {translate({
          id: 'site.ThemeSwitch.menu',
          message: 'Theme',
          description: 'Navbar: name of the button that opens the theme choices, and of their menu',
        })}
      </legend>
      {getThemeOptions().map((option) => (
        <label key={option.choice} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.choice}
            checked={option.choice === choice}
            // The event behind the change of a radio button is a click, also by keyboard.
            onChange={({currentTarget, nativeEvent}) => {
              const {clientX, clientY} = nativeEvent as MouseEvent;
              setChoice(option.choice, {clientX, clientY, currentTarget});
            }}
          />
          <Icon name={option.icon} size={16} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
