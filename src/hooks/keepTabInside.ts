const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,[tabindex]';

/** What the Tab key stops at in an element, in the order of the page. */
export function listTabStops(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (item) => item.tabIndex >= 0 && (item.checkVisibility?.() ?? true),
  );
}

type TabKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>;

/** Has the Tab key go round in the areas: from their last stop to the first, with Shift the other way. */
export default function keepTabInside(event: TabKey, areas: readonly HTMLElement[]): void {
  if (event.key !== 'Tab') {
    return;
  }
  const stops = areas.flatMap(listTabStops);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const {activeElement} = document;
  // An area itself can have the focus from a script.
  if (activeElement === from || areas.some((area) => area === activeElement)) {
    event.preventDefault();
    to?.focus();
  }
}
