import {useMemo, useSyncExternalStore} from 'react';
import {translate} from '@docusaurus/Translate';
import {getOutlineEntries, type OutlineEntry} from '@site/src/lib/ui/outlineEntries';
import useUISwitch from '@site/src/hooks/useUISwitch';
import {usePageData} from '@site/src/plugins/site-data/client';

const neverChanges = (): (() => void) => () => undefined;

export type Outline = {
  /** Title in the language of the interface (OUTLINE-01). */
  readonly title: string;
  /** Empty where the page shows no outline. */
  readonly entries: readonly OutlineEntry[];
};

/** The current page's outline. Call it inside the page, where its headings are known from the first render. */
export default function useOutline(): Outline {
  const {toc, frontmatter, siteData} = usePageData();
  const {outline} = useUISwitch(frontmatter);
  const isFramed = useSyncExternalStore(
    neverChanges,
    () => window.self !== window.top,
    () => false,
  );
  const entries = useMemo(
    () => (outline ? getOutlineEntries({toc, frontmatter, isFramed}) : []),
    [toc, frontmatter, outline, isFramed],
  );
  const own = siteData.locales.find(({lang}) => lang === siteData.lang)?.outlineTitle;
  const title =
    own ??
    translate({
      id: 'site.Outline.title',
      message: 'ON THIS PAGE',
      description: 'Title of the outline, the list of the headings of a page',
    });
  return {title, entries};
}
