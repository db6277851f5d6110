// Ejected from Docusaurus 3.10.2: titles of pages that are not translated have their language (I18N-04). The original takes no
// attributes for its entries.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useHomePageRoute} from '@docusaurus/theme-common/internal';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import useLinkLang from '@site/src/hooks/useLinkLang';

type Breadcrumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

interface ItemProps {
  readonly item: Breadcrumb;
  /** The current page, which is no link. */
  readonly isLast: boolean;
}

function Item({item, isLast}: ItemProps): ReactNode {
  const getLang = useLinkLang();
  const href = isLast || (item.type === 'category' && item.linkUnlisted) ? undefined : item.href;
  // Names of groups are texts of the interface.
  const lang = item.type === 'link' ? getLang(item.href) : undefined;
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')} lang={lang}>
      {href === undefined ? (
        <span className="breadcrumbs__link">{item.label}</span>
      ) : (
        <Link className="breadcrumbs__link" href={href}>
          {item.label}
        </Link>
      )}
    </li>
  );
}

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const homePageRoute = useHomePageRoute();
  if (!breadcrumbs) {
    return null;
  }
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          {homePageRoute && <HomeBreadcrumbItem />}
          {breadcrumbs.map((item, index) => (
            <Item key={index} item={item} isLast={index === breadcrumbs.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  );
}
