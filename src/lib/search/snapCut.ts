/** Farthest a cut moves inwards to reach the border of a word. */
const MAX_SNAP = 15;
const CONTINUES = /[\p{L}\p{N}\p{M}_]/u;
const UNBROKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const TAIL = /[\p{M}\ufe0f\u200d\udc00-\udfff]/u;

function isInsideWord(text: string, at: number): boolean {
  const [left, right] = [text.charAt(at - 1), text.charAt(at)];
  return (
    TAIL.test(right) ||
    (CONTINUES.test(left) && CONTINUES.test(right) && !(UNBROKEN.test(left) && UNBROKEN.test(right)))
  );
}

/**
 * Moves a cut of a text from `at` towards `limit`, both in UTF-16 units, until it stands between words; a very long word is
 * cut between two characters.
 */
export function snapCut(text: string, at: number, limit: number): number {
  const step = limit > at ? 1 : -1;
  let place = at;
  for (let moved = 0; place !== limit && moved <= MAX_SNAP; moved++, place += step) {
    if (!isInsideWord(text, place)) {
      return place;
    }
  }
  place = at;
  while (place !== limit && TAIL.test(text.charAt(place))) {
    place += step;
  }
  return place;
}
