import {useEffect, useState} from 'react';
import loaders from '@generated/site-versions/default/headings';
import type {HeadingGaps} from '@site/src/lib/versions';

type Loaded = {readonly version: string; readonly gaps: HeadingGaps};

/**
 * The headings of a version that others do not have on the same page; empty where all have them. A file that cannot be loaded is
 * logged and counts as empty: the reader then learns on arrival.
 */
export async function loadHeadingGaps(version: string): Promise<HeadingGaps> {
  try {
    return (await loaders[version]?.())?.default ?? {};
  } catch (error) {
    console.warn(`Which headings of ${version} the other versions have could not be loaded.`, error);
    return {};
  }
}

/** The same for a component; undefined until it is wanted and loaded. */
export function useHeadingGaps(version: string, isWanted: boolean): HeadingGaps | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let isCurrent = isWanted;
    if (isWanted) {
      void loadHeadingGaps(version).then((gaps) => {
        if (isCurrent) {
          setLoaded({version, gaps});
        }
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [version, isWanted]);

  return loaded?.version === version ? loaded.gaps : undefined;
}
