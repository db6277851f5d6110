// Ejected from Docusaurus 3.10.2: the original asks for Infima's grid, which the build leaves out, writes no heading for the title in
// the front matter, and takes its outline by 996 px. Home pages (PAGEKIND-02) and page data (ENTITY-03) are added.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ContentVisibility from '@theme/ContentVisibility';
import Heading from '@theme/Heading';
import type {HomeContent} from '@theme/HomePage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import InlineText from '@site/src/components/InlineText';
import {PageDataProvider} from '@site/src/plugins/site-data/client';
import {useTextLang} from '@site/src/plugins/site-data/client/useTextLang';

function PageContent({content}: Props): ReactNode {
  const Content: HomeContent<Props['content']> = content;
  const {HomePage, metadata, contentTitle} = Content;
  const textLang = useTextLang();
  const body = (
    <MDXContent>
      <Content />
    </MDXContent>
  );
  if (HomePage !== undefined) {
    return (
      <main>
        <HomePage frontMatter={Content.frontMatter}>{body}</HomePage>
      </main>
    );
  }
  return (
    <main className="container margin-vert--lg">
      <ContentVisibility metadata={metadata} />
      <article className="markdown" {...textLang}>
        {contentTitle === undefined && metadata.title !== undefined && (
          <Heading as="h1">
            <InlineText text={metadata.title} />
          </Heading>
        )}
        {body}
      </article>
    </main>
  );
}

/** A Markdown page outside the docs, in the frame that its kind asks for (PAGEKIND-01..04). It has no outline. */
export default function MDXPage({content}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, assets} = content;
  const {keywords, image, wrapperClassName} = metadata.frontMatter;
  return (
    <PageDataProvider content={content}>
      <HtmlClassNameProvider
        className={clsx(wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
      >
        {/* Without a title no rule for titles is asked (HEAD-03). */}
        <Layout title={metadata.title ?? siteConfig.title} description={metadata.description}>
          <PageMetadata keywords={keywords} image={assets.image ?? image} />
          <PageContent content={content} />
        </Layout>
      </HtmlClassNameProvider>
    </PageDataProvider>
  );
}
