import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import closeOnBlur from '@site/src/hooks/closeOnBlur';
import moveFocus from '@site/src/hooks/moveFocus';
import useAskedFor from '@site/src/hooks/useAskedFor';
import useAppearance from '@site/src/hooks/useAppearance';
import useDismiss from '@site/src/hooks/useDismiss';
import useRouteChange from '@site/src/hooks/useRouteChange';
import type {AppearanceChoice} from '@site/src/lib/appearance/appearance';
import {isPlainKey} from '@site/src/lib/ui/isPlainKey';
import control from '../control.module.css';
import {getThemeOptions} from './choices';
import styles from './styles.module.css';

/**
 * A menu button with the choices light, dark and auto (THEME-08), by the WAI-ARIA menu pattern: the focus goes to the current
 * choice, the arrow keys, Home and End move it, Escape and a choice give it back.
 */
export default function ThemeMenu(): ReactNode {
  const {choice, setChoice} = useAppearance();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const label = translate({
    id: 'site.ThemeSwitch.menu',
    message: 'Theme',
    description: 'Navbar: name of the button that opens the theme choices, and of their menu',
  });

  useAskedFor(isOpen);
  useDismiss({isOpen, elements: [trigger, panel], opener: trigger, onDismiss: () => setIsOpen(false)});
  useRouteChange(() => setIsOpen(false));

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus({preventScroll: true});
  }, [isOpen]);

  const handleTriggerKeyDown = (event: KeyboardEvent): void => {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isPlainKey(event)) {
      event.preventDefault();
      setIsOpen(true);
    }
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    moveFocus(event, [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])]);
  };
  const handleBlur = (event: FocusEvent): void => closeOnBlur(event, [trigger, panel], () => setIsOpen(false));
  const handleChoose = (next: AppearanceChoice, event: MouseEvent): void => {
    setIsOpen(false);
    trigger.current?.focus();
    setChoice(next, event);
  };

  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        ref={trigger}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleTriggerKeyDown}
        onBlur={handleBlur}
      >
        <Icon className={control.caret} name="chevron-down" />
      </button>
      {isOpen && (
        <div
          id={id}
          className={styles.panel}
          ref={panel}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
          role="menu"
          tabIndex={-1}
          aria-label={label}
        >
          {getThemeOptions().map((option) => (
            <button
              key={option.choice}
              type="button"
              className={control.item}
              role="menuitemradio"
              aria-checked={option.choice === choice}
              tabIndex={-1}
              onClick={(event) => handleChoose(option.choice, event)}
            >
              <Icon name={option.icon} size={16} />
              {option.label}
              {option.choice === choice && <Icon className={control.check} name="check" size={16} />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
