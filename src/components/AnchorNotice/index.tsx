import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Notice from '@site/src/components/Notice';
import {useVersion} from '@site/src/plugins/site-data/client';
import useMissingAnchor from './useMissingAnchor';
import useSimilarHeading from './useSimilarHeading';

/**
 * Tells a reader who came for a section that this page does not have in this version: the page is at its top instead (VERSION-03).
 */
export default function AnchorNotice(): ReactNode {
  const {id, dismiss} = useMissingAnchor();
  const similar = useSimilarHeading(id);
  const version = useVersion();
  return (
    <Notice
      closeLabel={translate({
        id: 'site.AnchorNotice.close',
        message: 'Close this notice',
        description: 'Name of the button that closes the notice about a section that is not there',
      })}
      onClose={dismiss}
    >
      {id === null ? null : (
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
              <Link to={similar.href} onClick={dismiss}>
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
      )}
    </Notice>
  );
}
