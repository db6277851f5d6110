import {useRef, useState, type MouseEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import Icon from '@site/src/components/Icon';
import {containsPage, type SidebarItem} from '@site/src/lib/sidebar';
import {stripInline} from '@site/src/lib/text';
import {isPlainClick} from '@site/src/lib/ui/isPlainClick';
import {isEqualPath} from '@site/src/lib/url';
import SidebarItems, {ItemText} from './Items';
import styles from './styles.module.css';

export type SidebarGroupProps = Extract<SidebarItem, {text: string}> & {
  readonly items: readonly SidebarItem[];
  readonly level: number;
};

/**
 * Open or not: at first as configured, always when the active page is inside or the group's own (SIDEBAR-08), then as the reader
 * likes until another page inside it is shown. What the reader did before hydration counts.
 */
function useGroupState(
  group: SidebarGroupProps,
  element: RefObject<HTMLDetailsElement | null>,
): [boolean, (isOpen: boolean) => void] {
  const {pathname} = useLocation();
  const isActive = containsPage(group, pathname);
  const [isOpen, setIsOpen] = useState(isActive || group.collapsed !== true);
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    if (isActive) {
      setIsOpen(true);
    }
  }
  useIsomorphicLayoutEffect(() => {
    if (element.current) {
      setIsOpen(element.current.open);
    }
  }, [element]);
  return [isOpen, setIsOpen];
}

/** A group of the sidebar. It is a `details` element, so that it opens without script, too (SIDEBAR-07). */
export default function SidebarGroup(group: SidebarGroupProps): ReactNode {
  const {text, link, tag, context, items, level, collapsible = true} = group;
  const {pathname} = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useGroupState(group, details);
  const isCurrent = link !== undefined && isEqualPath(link, pathname);
  const list = <SidebarItems items={items} level={level + 1} />;

  // A title that is a link opens its group on the way; on its own page it toggles (SIDEBAR-10).
  const handleTitleClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) {
      return;
    }
    if (isCurrent) {
      event.preventDefault();
      // The drawer around closes by a link to its page.
      event.stopPropagation();
    }
    setIsOpen(isCurrent ? !isOpen : true);
  };
  const title = link !== undefined && (
    <Link
      className={styles.groupLink}
      to={link}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={handleTitleClick}
    >
      <ItemText text={text} tag={tag} />
    </Link>
  );

  if (!collapsible) {
    return (
      <li className={styles.group} data-context={context}>
        {title || (
          <p className={styles.groupTitle}>
            <ItemText text={text} tag={tag} />
          </p>
        )}
        {list}
      </li>
    );
  }
  return (
    <li className={styles.group} data-context={context}>
      {title}
      {/* The reader may have used it before hydration. */}
      <details
        suppressHydrationWarning
        ref={details}
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary
          className={styles.groupTitle}
          aria-label={
            title
              ? translate(
                  {
                    id: 'site.DocSidebar.toggleGroup',
                    message: 'Pages of {group}',
                    description:
                      'Docs sidebar: name of the button that opens and closes a group whose title is a link; {group} is the title',
                  },
                  {group: stripInline(text)},
                )
              : undefined
          }
        >
          {!title && <ItemText text={text} tag={tag} />}
          <Icon className={styles.caret} name="chevron-right" size={14} />
        </summary>
        {list}
      </details>
    </li>
  );
}
