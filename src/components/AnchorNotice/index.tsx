import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Notice from '@site/src/components/Notice';
import {useLazyComponent} from '@site/src/plugins/runtime/client/useLazyComponent';
import useMissingAnchor from './useMissingAnchor';

const loadMessage = () => import('./Message');

/**
 * Tells a reader who came for a section that this page does not have in this version: the page is at its top instead (VERSION-03).
 */
export default function AnchorNotice(): ReactNode {
  const {id, dismiss} = useMissingAnchor();
  const {Component: Message, prepare} = useLazyComponent(loadMessage);

  useEffect(() => {
    if (id !== null) {
      prepare();
    }
  }, [id, prepare]);

  return (
    <Notice
      closeLabel={translate({
        id: 'site.AnchorNotice.close',
        message: 'Close this notice',
        description: 'Name of the button that closes the notice about a section that is not there',
      })}
      onClose={dismiss}
    >
      {id !== null && Message ? <Message id={id} onFollow={dismiss} /> : null}
    </Notice>
  );
}
