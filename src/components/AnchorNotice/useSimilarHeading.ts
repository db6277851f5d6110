import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {splitLocalePath} from '@site/src/lib/locale';
import {removeBase} from '@site/src/lib/url';
import {pageKey} from '@site/src/lib/versions';
import {usePageData} from '@site/src/plugins/site-data/client';
import {loadHeadingGaps, useVersionsData} from '@site/src/plugins/versions/client';

export type SimilarHeading = {readonly href: string; readonly title: string};

/**
 * Where, in the version of the current page, a heading is that the same page has in another version; null when nothing tells.
 *
 * @param id an id that the current page does not have
 */
export default function useSimilarHeading(id: string): SimilarHeading | null {
  const [found, setFound] = useState<SimilarHeading | null>(null);
  const {versions} = useVersionsData();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {version, routePath, siteData} = usePageData();
  const prefix = versions.find(({name}) => name === version)?.prefix ?? '';
  const key = pageKey(removeBase(splitLocalePath(routePath, {...siteData, base: '/'}).path, prefix));

  useEffect(() => {
    let isCurrent = true;
    const others = versions.filter(({name}) => name !== version);
    void Promise.all(others.map(({name}) => loadHeadingGaps(name))).then((maps) => {
      const [target] = maps.flatMap((gaps) => gaps[key]?.[version]?.[id] ?? []);
      if (isCurrent && target !== undefined) {
        setFound({href: baseUrl.replace(/\/$/, '') + prefix + target.path, title: target.title});
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [id, key, version, versions, baseUrl, prefix]);

  return found;
}
