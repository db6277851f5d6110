const GAP = /^\s*(?:\/\/|\/\*|#|<!--)?\s*(?:\.{3}|…)\s*(?:\*\/|-->)?\s*$/;

/** A line such as `// ...`, which stands for any number of lines. */
export function isGap(line: string): boolean {
  return GAP.test(line);
}

/** Lines without trailing white space and without empty ones at both ends. */
export function toLines(text: string): string[] {
  return text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');
}

export type Mismatch = {
  /** Index of the line in the expected text. */
  readonly line: number;
  readonly expected?: string;
  readonly found?: string;
};

/** First difference between an expected text with gaps and a real one; `undefined` when they agree. */
export function matchLines(expected: string, found: string): Mismatch | undefined {
  const want = toLines(expected);
  const have = toLines(found);
  let position = 0;
  let afterGap = false;
  for (const [line, text] of want.entries()) {
    if (isGap(text)) {
      afterGap = true;
      continue;
    }
    if (afterGap) {
      const next = have.indexOf(text, position);
      if (next === -1) {
        return {line, expected: text, ...(have[position] === undefined ? {} : {found: have[position]})};
      }
      position = next;
      afterGap = false;
    }
    if (have[position] !== text) {
      return {line, expected: text, ...(have[position] === undefined ? {} : {found: have[position]})};
    }
    position += 1;
  }
  return afterGap || position === have.length ? undefined : {line: want.length, found: have[position]};
}
