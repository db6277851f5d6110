/** The mouse comes to an element from outside, or leaves it: what React makes `onPointerEnter` and `onPointerLeave` of. */
export function movePointer(element: Element, type: 'pointerover' | 'pointerout', pointerType = 'mouse'): void {
  const event = new MouseEvent(type, {bubbles: true, relatedTarget: document.body});
  element.dispatchEvent(Object.assign(event, {pointerType}));
}
