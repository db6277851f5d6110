import type {ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {HomeContent} from '@theme/HomePage';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import {PageDataProvider} from '@site/src/plugins/site-data/client';

function MDXPageByKind(props: Props): ReactNode {
  const Content: HomeContent<Props['content']> = props.content;
  const {HomePage} = Content;
  if (HomePage === undefined) {
    return <MDXPage {...props} />;
  }
  return (
    <Layout description={Content.metadata.description}>
      <main>
        <HomePage frontMatter={Content.frontMatter}>
          <MDXContent>
            <Content />
          </MDXContent>
        </HomePage>
      </main>
    </Layout>
  );
}

/**
 * Gives every Markdown page outside the docs its page data (ENTITY-03); one with `pageType: home` shows a home page (PAGEKIND-02).
 */
export default function MDXPageWithPageData(props: Props): ReactNode {
  return (
    <PageDataProvider content={props.content}>
      <MDXPageByKind {...props} />
    </PageDataProvider>
  );
}
