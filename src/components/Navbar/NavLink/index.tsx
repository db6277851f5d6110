import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import InlineText from '@site/src/components/InlineText';
import type {NavItem} from '@site/src/lib/site/types';
import NavTag from '../Tag';
import type {Navigation} from '../useNavigation';

export interface NavLinkProps {
  /** An entry without `items`. */
  readonly item: NavItem;
  readonly navigation: Navigation;
  readonly className: string | undefined;
}

/** The link of one entry of the navigation, with its tag: in the bar, in a dropdown and in the full-screen menu (NAV-02, -04). */
export default function NavLink({item, navigation, className}: NavLinkProps): ReactNode {
  const {text, link = '/', tag} = item;
  return (
    <Link className={className} to={navigation.resolve(link)} aria-current={navigation.current(item)}>
      {tag !== undefined && <NavTag tag={tag} />}
      <InlineText text={text} />
    </Link>
  );
}
