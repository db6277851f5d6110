import {useEffect, useEffectEvent} from 'react';
import {TAB_CHOICE_EVENT} from '@site/src/lib/ui/events';

type Choice = {readonly groupId: string; readonly value: string};

/**
 * Lets the sets of a group on one page follow each other where the storage, by which they do so otherwise, refuses (TABS-02).
 *
 * @param groupId undefined for a set that stands alone
 * @param onChoice takes a value that another set of the group has; this one may not have it
 * @returns tells the other sets what was chosen
 */
export default function useTabGroup(
  groupId: string | undefined,
  onChoice: (value: string) => void,
): (value: string) => void {
  const handleChoice = useEffectEvent(({detail}: CustomEvent<Choice>): void => {
    if (detail.groupId === groupId) {
      onChoice(detail.value);
    }
  });
  useEffect(() => {
    const listener = (event: Event): void => handleChoice(event as CustomEvent<Choice>);
    window.addEventListener(TAB_CHOICE_EVENT, listener);
    return () => window.removeEventListener(TAB_CHOICE_EVENT, listener);
  }, []);
  return (value) => {
    if (groupId !== undefined) {
      window.dispatchEvent(new CustomEvent<Choice>(TAB_CHOICE_EVENT, {detail: {groupId, value}}));
    }
  };
}
