import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsolate from '@site/src/hooks/useIsolate';
import {useVersion} from '@site/src/plugins/site-data/client';
import useSimilarHeading from './useSimilarHeading';

export interface AnchorNoticeMessageProps {
  /** Id that the address asked for and the page does not have. */
  readonly id: string;
  /** Called when the reader goes on to another page that has it. */
  readonly onFollow: () => void;
}

/** Which section the page does not have, and where there is one like it. */
export default function AnchorNoticeMessage({id, onFollow}: AnchorNoticeMessageProps): ReactNode {
  const similar = useSimilarHeading(id);
  const version = useIsolate()(useVersion());
  return (
    <>
      <Translate
        id="site.AnchorNotice.message"
        description="Shown when the address asks for a section, {id}, that the page does not have in {version}"
        values={{id: <code key="id">{`#${id}`}</code>, version}}
      >
        {'In {version} this page has no section {id}.'}
      </Translate>
      {similar !== null && (
        <>
          {' '}
          <Link to={similar.href} onClick={onFollow}>
            <Translate
              id="site.AnchorNotice.similar"
              description="Link to another page, {title}, that has the section the reader came for"
              values={{title: similar.title}}
            >
              {'“{title}” has one'}
            </Translate>
          </Link>
        </>
      )}
    </>
  );
}
