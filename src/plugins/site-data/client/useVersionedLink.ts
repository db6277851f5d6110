import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {isInternalPath, splitUrl} from '@site/src/lib/url';
import {hasPage} from './hasPage';
import {usePageData} from './usePageData';

/**
 * Where a link that is written without prefixes leads from the current page: on a page of another version than the default one, to
 * the same page there if it exists (LINK-03). Links to other sites stay as they are.
 */
export function useVersionedLink(): (link: string) => string {
  const {version, siteData} = usePageData();
  const {withBaseUrl} = useBaseUrlUtils();
  return (link) => {
    if (version === siteData.multiVersion.default || !isInternalPath(link)) {
      return link;
    }
    const target = `/${version}${link}`;
    return hasPage(withBaseUrl(splitUrl(target).path)) ? target : link;
  };
}
