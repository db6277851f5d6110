/** What looks like a hash in the name of a file. */
const HASH = /[\da-f]{8,}/g;
/** Stands for a hash: no letters, and nothing that a script has anywhere else. */
const MASK = /~#(\d+)#~/g;

export type MaskedScript = {
  readonly text: string;
  /** The hashes that were in it, in the order of their first place. */
  readonly hashes: readonly string[];
};

/** A script with numbers in the place of the given hashes. */
export function maskHashes(script: string, known: ReadonlySet<string>): MaskedScript {
  const numbers = new Map<string, number>();
  const text = script.replace(HASH, (hash) => {
    if (!known.has(hash)) {
      return hash;
    }
    const number = numbers.get(hash) ?? numbers.size;
    numbers.set(hash, number);
    return `~#${number}#~`;
  });
  return {text, hashes: [...numbers.keys()]};
}

/** The way back, also for what a minifier made of the script. */
export function unmaskHashes(text: string, hashes: readonly string[]): string {
  return hashes.length === 0 ? text : text.replace(MASK, (_mask, number: string) => hashes[Number(number)]);
}
