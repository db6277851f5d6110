// Ejected from Docusaurus 3.10.2: other words, a way home, one to the search, and the title, which only this part can set because the docs' root
// route renders it without `NotFound` around it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import {interpolate} from '@docusaurus/Interpolate';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import NeedsApp from '@site/src/components/NeedsApp';
import useDirection from '@site/src/hooks/useDirection';
import {SEARCH_VERSION_PARAM} from '@site/src/lib/constants';
import {pathToQuery, toOtherBuild} from '@site/src/lib/url';
import {usePageData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/** NOTFOUND-02, -05: what stands above the heading and in the title, in every language. */
const CODE = '404';

/** The 404 page, in the language of the address (NOTFOUND-02..06), with a search for the words of the address. `data-not-found` is for the head script of `runtime`. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {lang, version, siteData} = usePageData();
  const locale = siteData.locales.find((entry) => entry.lang === lang);
  const isOwnLang = lang === siteData.lang;
  const dir = useDirection(lang);
  const {pathname} = useLocation();
  const query = useIsBrowser() ? pathToQuery(pathname) : '';
  const params = new URLSearchParams({q: query});
  if (version !== siteData.multiVersion.default) {
    params.set(SEARCH_VERSION_PARAM, version);
  }
  const own = {
    title: translate({id: 'theme.NotFound.title', message: 'PAGE NOT FOUND', description: 'The title of the 404 page'}),
    home: translate({
      id: 'site.NotFound.home',
      message: 'Take me home',
      description: '404 page: the link to the home page',
    }),
    search: translate({
      id: 'site.NotFound.search',
      message: 'Search for “{query}”',
      description: '404 page: link that searches the docs for {query}, the words at the end of the address',
    }),
  };
  const {title, home, search} = isOwnLang ? own : (locale?.notFound ?? own);
  const toLink = (path: string): LinkProps =>
    isOwnLang
      ? {to: `/${path}`}
      : {to: toOtherBuild(locale?.baseUrl ?? '/', `/${path}`), target: '_self', autoAddBaseUrl: false};
  return (
    <>
      <PageMetadata title={CODE} />
      <NeedsApp />
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the attributes, `lang` among them, that the core sets */}
        <html data-not-found="true" />
        {/* Some hosts answer `/404` itself with status 200. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className={clsx(styles.main, className)} lang={isOwnLang ? undefined : locale?.htmlLang} dir={dir}>
        <p className={styles.code}>{CODE}</p>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <Link className={styles.home} {...toLink('')}>
          {home}
        </Link>
        {/* One file answers for all addresses: the words are known in the browser. An empty line keeps their place until then. */}
        {query === '' ? (
          <p className="margin-vert--lg">{'\u00a0'}</p>
        ) : (
          <Link className="margin-vert--lg" {...toLink(`search?${params.toString()}`)}>
            {interpolate(search, {query})}
          </Link>
        )}
      </main>
    </>
  );
}
