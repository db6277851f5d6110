/** Parts of a font by name, each with the characters it has in the notation of CSS: `U+20-7e,U+4e00`. */
export type FontSubsets = Readonly<Record<string, string>>;

type Range = readonly [number, number];

function readRanges(text: string): Range[] {
  return text.split(',').map((range) => {
    const [first, last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

/**
 * Tells which parts of a font have the characters of a text.
 * @returns A function that gives the names of the parts, in the order of `subsets`, and the characters that no part has.
 */
export function createSubsetFinder(
  subsets: FontSubsets,
): (text: string) => {readonly names: readonly string[]; readonly missing: readonly string[]} {
  const entries = Object.entries(subsets).map(([name, text]) => [name, readRanges(text)] as const);
  const known = new Map<string, string | undefined>();
  const find = (character: string): string | undefined => {
    if (!known.has(character)) {
      const code = character.codePointAt(0) ?? 0;
      known.set(
        character,
        entries.find(([, ranges]) => ranges.some(([first, last]) => first <= code && code <= last))?.[0],
      );
    }
    return known.get(character);
  };
  return (text) => {
    const characters = [...new Set(text.replace(/\s/g, ''))];
    const found = new Set(characters.map(find));
    return {
      names: entries.map(([name]) => name).filter((name) => found.has(name)),
      missing: characters.filter((character) => find(character) === undefined),
    };
  };
}
