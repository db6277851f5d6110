import type {ReactNode} from 'react';
import Facts from './Facts';
import FeedLinks from '@site/src/components/FeedLinks';
import Marked from '@site/src/components/Changes/Marked';
import useIsolate from '@site/src/hooks/useIsolate';
import type {VersionIndex} from '@site/src/lib/changes/types';
import Pages from './Pages';

export interface VersionChangesProps {
  /** Name of the older version, for example `0.x`: what an author has to write. */
  readonly from: string;
  /** One list alone: options, exports and types, flags, or pages. Without it, all of them one after the other. */
  readonly only?: 'options' | 'api' | 'flags' | 'pages';
  /** Added when the page is compiled, see `src/plugins/version-changes`. */
  readonly data?: VersionIndex;
}

/** Everything that changed between an older version and that of the page, from the fact files and the pages' sources. */
export default function VersionChanges({from, only, data}: VersionChangesProps): ReactNode {
  const isolate = useIsolate();
  if (data === undefined) {
    throw new Error(`VersionChanges: expected the changes since "${from}", found none. Use it in a page of the docs.`);
  }
  const versions = {from: isolate(data.from), to: isolate(data.to)};
  const shows = (part: VersionChangesProps['only']): boolean => only === undefined || only === part;
  return (
    <Marked>
      {shows('options') && <Facts changes={data.options} {...versions} what="options" />}
      {shows('api') && <Facts changes={data.api} {...versions} what="api" />}
      {shows('flags') && <Facts changes={data.flags} {...versions} what="flags" />}
      {shows('pages') && <Pages pages={data.pages} from={data.from} />}
      {shows('pages') && <FeedLinks />}
    </Marked>
  );
}
