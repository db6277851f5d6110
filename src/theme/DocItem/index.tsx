import type {ComponentType, ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type {HomeContent} from '@theme/HomePage';
import MDXContent from '@theme/MDXContent';
import {PageDataProvider} from '@site/src/plugins/site-data/client';
import {TranslationNoticeContext} from '@site/src/plugins/translations/client';
import {ChangesContext, readEntries} from '@site/src/plugins/version-changes/client';

/** `notice` comes with pages that need it: see `src/plugins/docs`. */
type NoticedProps = Props & {readonly notice?: ComponentType};

function DocItemByKind(props: Props): ReactNode {
  const Content: HomeContent<Props['content']> = props.content;
  const {HomePage} = Content;
  if (HomePage === undefined) {
    return <DocItem {...props} />;
  }
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <HomePage frontMatter={Content.frontMatter}>
          <MDXContent>
            <Content />
          </MDXContent>
        </HomePage>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}

/**
 * Gives every doc its page data (ENTITY-03) and what changed on it since older versions; a doc with `pageType: home` shows a home
 * page (PAGEKIND-02).
 */
export default function DocItemWithPageData({notice: Notice, ...props}: NoticedProps): ReactNode {
  return (
    <PageDataProvider content={props.content}>
      <ChangesContext value={readEntries(props.content)}>
        <TranslationNoticeContext value={Notice && <Notice />}>
          <DocItemByKind {...props} />
        </TranslationNoticeContext>
      </ChangesContext>
    </PageDataProvider>
  );
}
