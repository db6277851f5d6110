// Ejected from Docusaurus 3.10.2: the one thing it does is name the formatter, which is ours.
import {useMemo, type ComponentProps, type ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {formatTitle, stripInline} from '@site/src/lib/text';
import {usePageData} from '@site/src/plugins/site-data/client';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/**
 * `{page title} - {site title}`, with the page's own suffix where its front matter sets one (HEAD-01..03). It stands around the
 * application, and once more inside the layout, where the page that is shown is known.
 */
export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  const {pageType, frontmatter} = usePageData();
  const {titleSuffix} = frontmatter;
  const formatter = useMemo<Formatter>(
    () =>
      ({title, siteTitle, titleDelimiter}) =>
        formatTitle({
          title: pageType === 'home' ? '' : stripInline(title),
          siteTitle,
          titleSuffix,
          delimiter: titleDelimiter,
        }),
    [pageType, titleSuffix],
  );
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
