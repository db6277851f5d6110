/** What stands in a text for something that a check should not look into. */
export type Mask = {readonly mask: string; readonly original: string};

/** Puts back what masks stand for. They are in the order of the text, which a check may have changed around them. */
export function unmask(text: string, masks: readonly Mask[]): string {
  let rest = text;
  let result = '';
  for (const {mask, original} of masks) {
    const start = rest.indexOf(mask);
    if (start !== -1) {
      result += rest.slice(0, start) + original;
      rest = rest.slice(start + mask.length);
    }
  }
  return result + rest;
}
