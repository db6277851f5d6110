/** Marks around every pseudo-translated text: what has none was not translated. */
export const PSEUDO_OPEN = '⟦';
export const PSEUDO_CLOSE = '⟧';

/** How much longer the texts get; German and Finnish interface texts are about that much longer than English ones. */
const GROWTH = 0.4;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
// cspell:disable-next-line
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const LETTER = /\p{L}/u;
const VOWEL = /[aeiouy]/i;

/** Each vowel as often as the text has to grow, round by round; what has no vowels grows by its last letter. */
function lengthen(letters: readonly string[]): string[] {
  const isLetter = letters.map((letter) => LETTER.test(letter));
  const missing = Math.ceil(isLetter.filter(Boolean).length * GROWTH);
  const isVowel = letters.map((letter) => VOWEL.test(letter));
  const last = isLetter.lastIndexOf(true);
  const places = isVowel.some(Boolean) ? isVowel : letters.map((_, index) => index === last);
  const count = places.filter(Boolean).length;
  let place = 0;
  return letters.flatMap((letter, index) => {
    if (!places[index]) {
      return [letter];
    }
    const extra = Math.floor(((place + 1) * missing) / count) - Math.floor((place * missing) / count);
    place++;
    return [letter, ...Array<string>(extra).fill(letter.toLowerCase())];
  });
}

function accent(letter: string): string {
  const index = PLAIN.indexOf(letter);
  return index === -1 ? letter : ACCENTED.charAt(index);
}

/**
 * A text as if it were translated: letters with accents, 40 % longer, in brackets. White space around it stays outside; what
 * has no letters stays as it is.
 */
export function pseudoText(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (!LETTER.test(inner)) {
    return text;
  }
  // Entities of HTML and Markdown are no words.
  const parts = inner.split(/(&(?:#?\w+);)/);
  const changed = parts.map((part, index) =>
    index % 2 === 1 ? part : lengthen(Array.from(part)).map(accent).join(''),
  );
  return `${before}${PSEUDO_OPEN}${changed.join('')}${PSEUDO_CLOSE}${after}`;
}
