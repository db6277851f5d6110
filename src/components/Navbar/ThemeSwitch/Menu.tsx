import {useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  FloatingFocusManager,
  useClick,
  useDismiss,
  useFloatingRootContext,
  useInteractions,
  useListNavigation,
  useRole,
} from '@floating-ui/react';
import Icon from '@site/src/components/Icon';
import useAppearance from '@site/src/hooks/useAppearance';
import control from '../control.module.css';
import {getThemeOptions} from './choices';
import styles from './styles.module.css';

/** A menu button with the choices light, dark and auto (THEME-08), by the WAI-ARIA menu pattern. */
export default function ThemeMenu(): ReactNode {
  const {choice, setChoice} = useAppearance();
  const [isOpen, setIsOpen] = useState(false);
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const items = useRef<(HTMLButtonElement | null)[]>([]);
  const options = getThemeOptions();
  const label = translate({
    id: 'site.ThemeSwitch.menu',
    message: 'Theme',
    description: 'Navbar: name of the button that opens the theme choices, and of their menu',
  });

  const context = useFloatingRootContext({
    open: isOpen,
    onOpenChange: setIsOpen,
    elements: {reference: trigger, floating: panel},
  });
  const {getReferenceProps, getFloatingProps, getItemProps} = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, {role: 'menu'}),
    useListNavigation(context, {
      listRef: items,
      activeIndex,
      selectedIndex: options.findIndex((option) => option.choice === choice),
      onNavigate: setActiveIndex,
      loop: true,
    }),
  ]);

  return (
    <div className={styles.menu}>
      <button type="button" className={styles.menuButton} aria-label={label} ref={setTrigger} {...getReferenceProps()}>
        <Icon className={control.caret} name="chevron-down" />
      </button>
      {isOpen && (
        <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
          <div className={styles.panel} ref={setPanel} {...getFloatingProps()} aria-label={label}>
            {options.map((option, index) => (
              <button
                key={option.choice}
                type="button"
                className={control.item}
                ref={(element) => {
                  items.current[index] = element;
                }}
                {...getItemProps({
                  onClick: (event) => {
                    setIsOpen(false);
                    setChoice(option.choice, event);
                  },
                })}
                role="menuitemradio"
                aria-checked={option.choice === choice}
                tabIndex={activeIndex === index ? 0 : -1}
              >
                <Icon name={option.icon} size={16} />
                {option.label}
                {option.choice === choice && <Icon className={control.check} name="check" size={16} />}
              </button>
            ))}
          </div>
        </FloatingFocusManager>
      )}
    </div>
  );
}
