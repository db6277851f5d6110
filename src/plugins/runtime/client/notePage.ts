import {PENDING_ATTRIBUTE} from '@site/src/lib/ui/events';

/** Where an element stands in the page, as a selector. Not by number alone: a translator puts elements of its own between others. */
function describePlace(element: Element, root: Element): string {
  const parent = element.parentElement;
  if (element === root || parent === null) {
    return ':scope';
  }
  const {localName} = element;
  const alike = [...parent.children].filter((child) => child.localName === localName);
  return `${describePlace(parent, root)}>${localName}:nth-of-type(${alike.indexOf(element) + 1})`;
}

/**
 * Notes what the reader has done to the static page, before React takes it over. Where a translator, or an extension, has changed a text
 * of it, React drops all of it and makes the page anew, without the reader's text, focus and place.
 *
 * @returns gives all that to the new page, and does nothing when the static one was kept. An element that the new page does not have is
 *   left out.
 */
export default function notePage(): () => void {
  const root = document.getElementById('__docusaurus');
  const content = root?.firstChild;
  if (!root || !content) {
    return () => undefined;
  }
  const {scrollY} = window;
  const {activeElement} = document;
  const notes: (readonly [place: string, handOn: (successor: HTMLElement) => void])[] = [];

  for (const field of root.querySelectorAll('input')) {
    const {value} = field;
    if (value !== field.defaultValue) {
      notes.push([
        describePlace(field, root),
        (successor) => {
          // By the setter of all fields: React has put one of its own before it, and would see nothing new in the event.
          Reflect.set(HTMLInputElement.prototype, 'value', value, successor);
          successor.dispatchEvent(new Event('input', {bubbles: true}));
        },
      ]);
    }
  }
  if (activeElement !== null && root.contains(activeElement)) {
    notes.push([describePlace(activeElement, root), (successor) => successor.focus({preventScroll: true})]);
  }
  // `inline/keepActions.ts` will click the element that it knows, which stands in no page then.
  const clicked = root.querySelector(`[${PENDING_ATTRIBUTE}]`);
  if (clicked !== null) {
    notes.push([
      describePlace(clicked, root),
      (successor) => clicked.addEventListener('click', () => successor.click(), {once: true}),
    ]);
  }

  return () => {
    if (content.isConnected) {
      return;
    }
    for (const [place, handOn] of notes) {
      const successor = root.querySelector<HTMLElement>(place);
      if (successor !== null) {
        handOn(successor);
      }
    }
    window.scrollTo({top: scrollY, behavior: 'instant'});
  };
}
