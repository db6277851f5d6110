/** What a line of code is marked as. */
export type LineMark = 'highlight' | 'added' | 'removed' | 'focus';

export type MarkedCode = {
  /** The code without its mark comments. */
  readonly code: string;
  /** Marks by 0-based line. */
  readonly marks: Readonly<Record<number, readonly LineMark[]>>;
};

const MARKS: Readonly<Record<string, LineMark>> = {
  highlight: 'highlight',
  focus: 'focus',
  '++': 'added',
  '--': 'removed',
};

/** A comment at the end of a line, in any of the ways the languages of the docs write one. */
const COMMENT = /\s*(?:\/\/|#|--|;|\/\*|<!--|\{\/\*)\s*\[!code (highlight|focus|\+\+|--)\]\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Takes the mark comments off the ends of lines; a line may carry several. Anything else stays as it is.
 *
 * @example
 * parseCodeMarks('const a = 1; // [!code ++]'); // {code: 'const a = 1;', marks: {0: ['added']}}
 */
export function parseCodeMarks(code: string): MarkedCode {
  const marks: Record<number, LineMark[]> = {};
  const lines = code.split('\n').map((source, index) => {
    let line = source;
    for (let match = COMMENT.exec(line); match !== null; match = COMMENT.exec(line)) {
      marks[index] = [...(marks[index] ?? []), MARKS[match[1]]];
      line = line.slice(0, match.index);
    }
    return line;
  });
  return {code: lines.join('\n'), marks};
}
