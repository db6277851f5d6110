import {useEffect} from 'react';
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
  useEffect(() => {
    const handleChoice = (event: Event): void => {
      const {detail} = event as CustomEvent<Choice>;
      if (detail.groupId === groupId) {
        onChoice(detail.value);
      }
    };
    window.addEventListener(TAB_CHOICE_EVENT, handleChoice);
    return () => window.removeEventListener(TAB_CHOICE_EVENT, handleChoice);
  }, [groupId, onChoice]);
  return (value) => {
    if (groupId !== undefined) {
      window.dispatchEvent(new CustomEvent<Choice>(TAB_CHOICE_EVENT, {detail: {groupId, value}}));
    }
  };
}
