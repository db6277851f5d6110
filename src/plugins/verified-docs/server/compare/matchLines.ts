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

/** Lines between two gaps, which follow one another without a line in between. */
type Run = {
  /** Index of the first one in the expected text. */
  readonly start: number;
  readonly lines: readonly string[];
};

/** One run more than there are gaps; those at the ends, and between two gaps, may be empty. */
function splitRuns(want: readonly string[]): Run[] {
  const gaps = [...want.keys()].filter((index) => isGap(want[index]));
  return [...gaps, want.length].map((end, index) => {
    const start = index === 0 ? 0 : gaps[index - 1] + 1;
    return {start, lines: want.slice(start, end)};
  });
}

/** How many lines of a run are there from a position on. */
function countEqual({lines}: Run, have: readonly string[], position: number): number {
  const different = lines.findIndex((line, index) => have[position + index] !== line);
  return different === -1 ? lines.length : different;
}

/** The first position, from one on, where all lines of a run are; without one, the first where the most are. */
function findRun(run: Run, have: readonly string[], from: number): number {
  let best = from;
  for (let position = from; position < have.length; position += 1) {
    if (countEqual(run, have, position) > countEqual(run, have, best)) {
      best = position;
    }
  }
  return best;
}

/** First difference between an expected text with gaps and a real one; `undefined` when they agree. */
export function matchLines(expected: string, found: string): Mismatch | undefined {
  const want = toLines(expected);
  const have = toLines(found);
  const runs = splitRuns(want);
  let position = 0;
  for (const [index, run] of runs.entries()) {
    const isLast = index === runs.length - 1;
    if (index > 0) {
      // The text ends with the last run, so an earlier place of its lines is part of the gap.
      position = isLast ? Math.max(position, have.length - run.lines.length) : findRun(run, have, position);
    }
    const equal = countEqual(run, have, position);
    if (equal < run.lines.length) {
      const next = have[position + equal] as string | undefined;
      return {
        line: run.start + equal,
        expected: run.lines[equal],
        ...(next === undefined ? {} : {found: next}),
      };
    }
    position += run.lines.length;
  }
  return position === have.length ? undefined : {line: want.length, found: have[position]};
}
