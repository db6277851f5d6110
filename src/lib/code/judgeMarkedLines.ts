const RANGE = /^(?<first>\d+)(?:-(?<last>\d+))?$/;

function isInside(range: string, count: number): boolean {
  const {first = '0', last = first} = RANGE.exec(range)?.groups ?? {};
  return Number(first) >= 1 && Number(first) <= Number(last) && Number(last) <= count;
}

/**
 * What is wrong with the lines that a block's words mark, `{1,3-5}`; undefined when nothing is, or when they mark none.
 *
 * @param meta the words behind the language
 * @param count lines that the block has
 */
export function judgeMarkedLines(meta: string, count: number): string | undefined {
  // Braces in a title mark no lines.
  const marked = /\{([^}]*)\}/.exec(meta.replace(/=(?:"[^"]*"|'[^']*')/g, ''));
  if (marked === null) {
    return undefined;
  }
  const [words, text] = marked;
  const ranges = text.split(',');
  if (!ranges.every((range) => RANGE.test(range))) {
    return `"${words}" marks no lines; write their numbers without spaces, as "{1,3-5}"`;
  }
  const outside = ranges.find((range) => !isInside(range, count));
  return outside === undefined
    ? undefined
    : `"${words}" marks line ${outside}, and the block has ${count === 1 ? 'line 1 alone' : `lines 1 to ${count}`}`;
}
