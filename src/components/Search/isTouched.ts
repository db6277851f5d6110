/** True where the main pointer is a finger: a field that takes the focus there brings the on-screen keyboard, or needs a tap to. */
export default function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
