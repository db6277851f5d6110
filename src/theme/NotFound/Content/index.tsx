// Ejected from Docusaurus 3.10.2: other words, a way home, and the title, which only this part can set because the docs' root
// route renders it without `NotFound` around it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import NeedsApp from '@site/src/components/NeedsApp';
import {usePageData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

/** NOTFOUND-02, -05: what stands above the heading and in the title, in every language. */
const CODE = '404';

/** The 404 page, in the language of the address (NOTFOUND-02..06). `data-not-found` is for the head script of `runtime`. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {lang, siteData} = usePageData();
  const locale = siteData.locales.find((entry) => entry.lang === lang);
  const isOwnLang = lang === siteData.lang;
  const own = {
    title: translate({id: 'theme.NotFound.title', message: 'PAGE NOT FOUND', description: 'The title of the 404 page'}),
    home: translate({
      id: 'site.NotFound.home',
      message: 'Take me home',
      description: '404 page: the link to the home page',
    }),
  };
  const {title, home} = isOwnLang ? own : (locale?.notFound ?? own);
  return (
    <>
      <PageMetadata title={CODE} />
      <NeedsApp when="now" />
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the attributes, `lang` among them, that the core sets */}
        <html data-not-found="true" />
        {/* Some hosts answer `/404` itself with status 200. */}
        <meta name="robots" content="noindex" />
      </Head>
      <main className={clsx(styles.main, className)} lang={isOwnLang ? undefined : locale?.htmlLang}>
        <p className={styles.code}>{CODE}</p>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <Link
          className={styles.home}
          to={isOwnLang ? '/' : `pathname://${locale?.baseUrl ?? '/'}`}
          target={isOwnLang ? undefined : '_self'}
          autoAddBaseUrl={isOwnLang}
        >
          {home}
        </Link>
      </main>
    </>
  );
}
