/** What all keys have as code that an input method takes. */
const TAKEN = 229;

/**
 * True for a key that is for an input method. Safari tells of the key that ends a composition when that is over already; the code is all
 * that is left to know it by.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  return event.isComposing || event.keyCode === TAKEN;
}
