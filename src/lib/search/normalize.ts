/** Text in the form it is compared in, with the way back to the original. */
export type NormalizedText = {
  text: string;
  /**
   * For every UTF-16 unit of `text` the original range it came from, as `[start, end)`;
   * `null` when each unit stands at its own place.
   */
  map: {starts: Int32Array; ends: Int32Array} | null;
};

// What stands for itself once lower-cased: ASCII, Han, kana, Hangul syllables and common Chinese punctuation.
// A following combining mark or trailing consonant pulls the character before it into a cluster.
const CLUSTER =
  /[\u1100-\u115f\ua960-\ua97c][\u1160-\u11a7\ud7b0-\ud7c6]?[\u11a8-\u11ff\ud7cb-\ud7fb]?[\p{M}\uff9e\uff9f]*|[\uac00-\ud7a3][\u11a8-\u11ff]+[\p{M}]*|[\0-\u007f\u3001-\u3015\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3][\p{M}\uff9e\uff9f]+|[^\0-\u007f\u3001-\u3015\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3][\p{M}\uff9e\uff9f]*/gu;
const ASCII = /^[\0-\u007f]*$/;
// Marks that writers leave out: accents, Hebrew points, Arabic vowel signs, also hamza and madda above or below a letter, and the
// stroke that stretches an Arabic word. Those of other scripts, as Devanagari, Thai and kana, tell words apart and stay.
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u0640]/g;
const CYRILLIC = /\p{Script=Cyrillic}/u;
// Jamo letters typed one by one: compatibility decomposition would glue them into syllables.
const LOOSE_JAMO = /[\u3130-\u318f\uffa0-\uffdc]/;

function normalizeCluster(cluster: string): string {
  // A cluster is lower-cased again after decomposition, which can bring out capitals (U+1D400).
  if (CYRILLIC.test(cluster)) {
    return cluster.normalize('NFC').toLowerCase().normalize('NFC');
  }
  if (LOOSE_JAMO.test(cluster)) {
    return cluster;
  }
  return cluster
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[ςß]/g, (letter) => (letter === 'ß' ? 'ss' : 'σ'));
}

// Texts repeat their letters, and every step above is a call: each letter takes them once.
const letters = new Map<string, string>();

function normalizeOnce(cluster: string): string {
  const known = letters.get(cluster);
  if (known !== undefined) {
    return known;
  }
  const output = normalizeCluster(cluster);
  if (cluster.length === 1) {
    letters.set(cluster, output);
  }
  return output;
}

/** True for text of ASCII characters only, which has nothing to normalise but its capitals. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** True for a common Han, kana or Hangul character, of one unit and in normal form. */
export function isPlainUnit(unit: number): boolean {
  return (
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0x3041 && unit <= 0x3096) ||
    (unit >= 0x30a1 && unit <= 0x30fa) ||
    unit === 0x30fc ||
    (unit >= 0xac00 && unit <= 0xd7a3)
  );
}

// The pattern of clusters takes milliseconds to get ready; most names of Chinese pages do without.
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f && !isPlainUnit(unit) && !(unit >= 0x3001 && unit <= 0x3015)) {
      return false;
    }
  }
  return true;
}

/**
 * Lower-cases text and takes the marks off Latin, Greek, Hebrew and Arabic letters (SEARCH-07); composes Hangul (SEARCH-08) and
 * Cyrillic, whose marks are kept (SEARCH-09). Full-width forms and ligatures become their plain letters, ß becomes ss.
 * Works on any string, lone surrogates included.
 */
export function normalizeText(text: string): string {
  return isPlain(text) ? text.toLowerCase() : text.replace(CLUSTER, normalizeOnce).toLowerCase();
}

/** As `normalizeText`, and keeps where every unit came from, so that ranges can be shown in the original. */
export function normalizeWithMap(text: string): NormalizedText {
  if (isAscii(text)) {
    return {text: text.toLowerCase(), map: null};
  }
  const changed: {start: number; end: number; output: string}[] = [];
  const normalized = text
    .replace(CLUSTER, (cluster: string, start: number) => {
      const output = normalizeOnce(cluster);
      // Of a character of two units the second alone says nothing: both stand for the whole.
      if (output.length !== cluster.length || (cluster.length > 1 && output !== cluster)) {
        changed.push({start, end: start + cluster.length, output});
      }
      return output;
    })
    .toLowerCase();
  if (changed.length === 0) {
    return {text: normalized, map: null};
  }

  const starts = new Int32Array(normalized.length);
  const ends = new Int32Array(normalized.length);
  let from = 0;
  let to = 0;
  function copyUntil(limit: number): void {
    for (; from < limit; from++, to++) {
      starts[to] = from;
      ends[to] = from + 1;
    }
  }
  for (const {start, end, output} of changed) {
    copyUntil(start);
    starts.fill(start, to, to + output.length);
    ends.fill(end, to, to + output.length);
    to += output.length;
    from = end;
  }
  copyUntil(text.length);
  return {text: normalized, map: {starts, ends}};
}

/** Range of the original text that `[start, end)` of the normalised text stands for; empty ranges stay empty. */
export function toOriginalRange({map}: NormalizedText, start: number, end: number): {start: number; end: number} {
  if (map === null) {
    return {start, end};
  }
  const from = map.starts[start] ?? map.ends[map.ends.length - 1] ?? 0;
  return {start: from, end: end > start ? map.ends[end - 1] : from};
}

/** Index in the normalised text of the first unit that comes from `offset` of the original or from behind it. */
export function toNormalizedOffset({text, map}: NormalizedText, offset: number): number {
  if (map === null) {
    return Math.min(offset, text.length);
  }
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((map.starts[middle] ?? 0) < offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
