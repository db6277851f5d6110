import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Badge from '@site/src/components/Badge';
import InlineText from '@site/src/components/InlineText';
import NavTag from '@site/src/components/Navbar/Tag';
import type {SidebarItem} from '@site/src/lib/sidebar';
import {isEqualPath} from '@site/src/lib/url';
import {useLinkLang} from '@site/src/plugins/versions/client/useLinkLang';
import SidebarGroup from './Group';
import styles from './styles.module.css';

/** A picture for SVG markup or an image path, else a badge with the text (SIDEBAR-06). */
function ItemTag({tag}: {readonly tag: string}): ReactNode {
  return /^\s*<svg|^\/|^https?:/.test(tag) ? <NavTag tag={tag} /> : <Badge>{tag}</Badge>;
}

/** The text of an entry and its tag. */
export function ItemText({text, tag}: {readonly text: string; readonly tag?: string}): ReactNode {
  return (
    <>
      <span className={styles.text}>
        <InlineText text={text} />
      </span>
      {tag !== undefined && <ItemTag tag={tag} />}
    </>
  );
}

interface PageLinkProps {
  readonly item: Extract<SidebarItem, {text: string}>;
  readonly isActive: boolean;
  readonly lang: string | undefined;
}

/** Most entries are the same on the next page. */
const PageLink = memo(function PageLink({item, isActive, lang}: PageLinkProps): ReactNode {
  return (
    <li data-context={item.context}>
      <Link className={styles.link} to={item.link} lang={lang} aria-current={isActive ? 'page' : undefined}>
        <ItemText text={item.text} tag={item.tag} />
      </Link>
    </li>
  );
});

function SidebarEntry({item, level}: {readonly item: SidebarItem; readonly level: number}): ReactNode {
  const {pathname} = useLocation();
  const getLang = useLinkLang();
  if ('dividerType' in item) {
    return <li className={styles.divider} role="separator" data-kind={item.dividerType} />;
  }
  if ('sectionHeaderText' in item) {
    return (
      <li className={styles.section}>
        <ItemText text={item.sectionHeaderText} tag={item.tag} />
      </li>
    );
  }
  if (item.items !== undefined) {
    return <SidebarGroup {...item} items={item.items} level={level} />;
  }
  const isActive = item.link !== undefined && isEqualPath(item.link, pathname);
  return <PageLink item={item} isActive={isActive} lang={getLang(item.link)} />;
}

export interface SidebarItemsProps {
  readonly items: readonly SidebarItem[];
  /** Depth of the list; 0 at the top. */
  readonly level?: number;
}

/** One level of the sidebar (SIDEBAR-06). */
export default function SidebarItems({items, level = 0}: SidebarItemsProps): ReactNode {
  return (
    <ul className={styles.list} data-level={level}>
      {items.map((item, index) => (
        // The items of a sidebar never change places, and dividers have nothing else to tell them apart.
        <SidebarEntry key={index} item={item} level={level} />
      ))}
    </ul>
  );
}
