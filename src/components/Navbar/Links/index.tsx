import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import InlineText from '@site/src/components/InlineText';
import Popover from '@site/src/components/Popover';
import type {NavItem, NavItemGroup} from '@site/src/lib/site/types';
import control from '../control.module.css';
import NavLink from '../NavLink';
import NavTag from '../Tag';
import useNavigation, {type Navigation} from '../useNavigation';
import styles from './styles.module.css';

function NavList({items, navigation}: {items: readonly (NavItem | NavItemGroup)[]; navigation: Navigation}): ReactNode {
  return (
    <ul className={control.list}>
      {items.map((item) => (
        <li key={item.text}>
          {item.items === undefined ? (
            <NavLink item={item} navigation={navigation} className={control.item} />
          ) : (
            <>
              <p className={control.heading}>
                <InlineText text={item.text} />
              </p>
              <NavList items={item.items} navigation={navigation} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function NavDropdown({item, navigation}: {item: NavItem; navigation: Navigation}): ReactNode {
  const trigger = (
    <>
      {item.tag !== undefined && <NavTag tag={item.tag} />}
      <InlineText text={item.text} />
      <Icon className={control.caret} name="chevron-down" />
    </>
  );
  return (
    <Popover
      trigger={trigger}
      triggerClassName={navigation.isActive(item) ? styles.activeLink : styles.link}
      align={item.position === 'left' ? 'start' : 'end'}
    >
      <NavList items={item.items ?? []} navigation={navigation} />
    </Popover>
  );
}

export interface NavbarLinksProps {
  readonly items: readonly NavItem[];
}

/** Navigation entries in the bar: links, and dropdowns for entries with `items` (NAV-02..05). */
export default function NavbarLinks({items}: NavbarLinksProps): ReactNode {
  const navigation = useNavigation();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.text}>
          {item.items === undefined ? (
            <NavLink item={item} navigation={navigation} className={styles.link} />
          ) : (
            <NavDropdown item={item} navigation={navigation} />
          )}
        </li>
      ))}
    </ul>
  );
}
