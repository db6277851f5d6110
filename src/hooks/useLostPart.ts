import {useEffect, useRef} from 'react';
import {PART_FAILURE_EVENT} from '@site/src/lib/ui/events';

/**
 * Tells the reader that a part of the page which was asked for cannot be had.
 *
 * @param isLost the part is wanted, and its code could not be loaded
 * @param giveUp takes the wish back, so that the part does not open by itself later
 */
export default function useLostPart(isLost: boolean, giveUp: () => void): void {
  const handler = useRef(giveUp);
  useEffect(() => {
    handler.current = giveUp;
  });
  useEffect(() => {
    if (isLost) {
      handler.current();
      window.dispatchEvent(new Event(PART_FAILURE_EVENT));
    }
  }, [isLost]);
}
