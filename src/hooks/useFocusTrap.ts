import {useEffect, type RefObject} from 'react';
import keepTabInside, {listTabStops} from './keepTabInside';

export type FocusTrapOptions = {
  readonly isActive: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  /** Gets the focus back at the end, unless it is in another part of the page by then: a dialog that opened instead. */
  readonly opener: RefObject<HTMLElement | null>;
  /** Selector of parts of the page that stay in use. */
  readonly alsoInUse?: string;
};

/** Everything beside the kept elements and what they stand in. */
function listOutside(kept: readonly Element[]): Element[] {
  const isOutside = (element: Element): boolean =>
    !kept.some((part) => part.contains(element) || element.contains(part));
  const outside: Element[] = [];
  const collect = (parent: Element): void => {
    for (const child of parent.children) {
      if (isOutside(child)) {
        outside.push(child);
      } else if (!kept.includes(child) && kept.some((part) => child.contains(part))) {
        collect(child);
      }
    }
  };
  collect(document.body);
  return outside;
}

/**
 * While active: the first control of the panel has the focus, the rest of the page takes neither focus nor presses, and the Tab key
 * goes round from the last control to the first.
 */
export default function useFocusTrap({isActive, panel, opener, alsoInUse}: FocusTrapOptions): void {
  useEffect(() => {
    const element = panel.current;
    const from = opener.current;
    if (!isActive || element === null) {
      return undefined;
    }
    const others = alsoInUse === undefined ? [] : [...document.querySelectorAll<HTMLElement>(alsoInUse)];
    const inert = listOutside([element, ...others]).filter((outside) => !outside.hasAttribute('inert'));
    inert.forEach((outside) => outside.setAttribute('inert', ''));
    const handleTab = (event: KeyboardEvent): void => keepTabInside(event, [...others, element]);
    document.addEventListener('keydown', handleTab);
    listTabStops(element)[0]?.focus({preventScroll: true});
    return () => {
      document.removeEventListener('keydown', handleTab);
      inert.forEach((outside) => outside.removeAttribute('inert'));
      const {activeElement} = document;
      const isInUse = [...others, element].some((area) => area.contains(activeElement));
      if (activeElement === null || activeElement === document.body || isInUse) {
        from?.focus({preventScroll: true});
      }
    };
  }, [isActive, panel, opener, alsoInUse]);
}
