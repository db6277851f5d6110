import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {joinBase} from '@site/src/lib/url';
import {pageKey} from '@site/src/lib/versions';
import {loadHeadingGaps, useVersionPlace, useVersionsData} from '@site/src/plugins/versions/client';

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
  const {page, prefix, path} = useVersionPlace();
  const {version} = page;
  const key = pageKey(path);

  useEffect(() => {
    let isCurrent = true;
    const others = versions.filter(({name}) => name !== version);
    void Promise.all(others.map(({name}) => loadHeadingGaps(name))).then((maps) => {
      const [target] = maps.flatMap((gaps) => gaps[key]?.[version]?.[id] ?? []);
      if (isCurrent && target !== undefined) {
        setFound({href: joinBase(baseUrl, prefix + target.path), title: target.title});
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [id, key, version, versions, baseUrl, prefix]);

  return found;
}
