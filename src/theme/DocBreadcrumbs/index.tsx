// Ejected from Docusaurus 3.10.2: titles of pages that are not translated have their language (I18N-04). The original takes no
// attributes for its entries, ends before a page that is not in the sidebar, and leaves the home page out of the structured data.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useHomePageRoute} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import InlineText from '@site/src/components/InlineText';
import {describeBreadcrumbs} from '@site/src/lib/doc';
import {stripInline} from '@site/src/lib/text';
import {isEqualPath} from '@site/src/lib/url';
import {usePageData} from '@site/src/plugins/site-data/client';
import {useLinkLang} from '@site/src/plugins/versions/client/useLinkLang';

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
  const label = <InlineText text={item.label} />;
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')} lang={lang}>
      {href === undefined ? (
        <span className="breadcrumbs__link">{label}</span>
      ) : (
        <Link className="breadcrumbs__link" href={href}>
          {label}
        </Link>
      )}
    </li>
  );
}

/** The groups of the sidebar above the page, and the page; undefined where Docusaurus is told to show none. */
function useBreadcrumbs(): Breadcrumb[] | undefined {
  const breadcrumbs = useSidebarBreadcrumbs();
  const {pathname} = useLocation();
  const {title} = usePageData();
  if (!breadcrumbs) {
    return undefined;
  }
  const href = breadcrumbs.at(-1)?.href;
  return href !== undefined && isEqualPath(href, pathname)
    ? breadcrumbs
    : [...breadcrumbs, {type: 'link', label: title, href: pathname}];
}

function BreadcrumbsData({breadcrumbs}: {readonly breadcrumbs: readonly Breadcrumb[]}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {url, baseUrl} = i18n.localeConfigs[i18n.currentLocale];
  const pages = breadcrumbs.flatMap(({label, href}) => (href === undefined ? [] : [{label, href}]));
  const crumbs = [{label: siteConfig.title, href: baseUrl}, ...pages];
  return (
    <Head>
      <script type="application/ld+json">
        {describeBreadcrumbs(crumbs.map(({label, href}) => ({name: stripInline(label), url: url + href})))}
      </script>
    </Head>
  );
}

/** Where the doc stands: the home page, the groups of the sidebar above it, and itself. The same for search engines (`BreadcrumbList`). */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useBreadcrumbs();
  const homePageRoute = useHomePageRoute();
  if (!breadcrumbs) {
    return null;
  }
  return (
    <>
      <BreadcrumbsData breadcrumbs={breadcrumbs} />
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
