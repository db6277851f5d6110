/** True for a key without Alt, Ctrl or Cmd: with one it is for the browser, as Alt and arrow left are its Back. */
export function isPlainKey({altKey, ctrlKey, metaKey}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return !altKey && !ctrlKey && !metaKey;
}
