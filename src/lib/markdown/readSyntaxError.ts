export type SyntaxProblem = {readonly reason: string; readonly line: number; readonly column: number};

/**
 * What the parsers of `unified` throw (`VFileMessage`), as far as it is read; that of YAML tells the line from the opening `---` of the
 * front matter, from 0.
 */
type ParserError = {
  readonly reason?: unknown;
  readonly line?: number;
  readonly column?: number;
  readonly mark?: {readonly line: number};
};

/** What the parser says of braces that hold no JavaScript, which were mostly meant as text. */
const NO_EXPRESSION = /^(?:Could not parse expression|Unexpected end of file in expression)/;
const BRACES = 'what stands in braces is JavaScript; for text write "\\{" and "\\}", or put it in backticks';

/** What the parser says of a paragraph that begins with one of these words, and is no code. */
const NO_CODE = 'Could not parse import/exports';
const FIRST_WORD =
  'a paragraph that begins with "import" or "export" is read as code; for text begin it with another word';

/** What to do about what the parser says, where that is known. */
function readAdvice(reason: string): string {
  const advice = NO_EXPRESSION.test(reason) ? BRACES : reason.startsWith(NO_CODE) ? FIRST_WORD : '';
  return advice === '' ? reason : `${reason}: ${advice}`;
}

/**
 * Where a text cannot be parsed, and why, by what the parser threw; undefined for any other error. An element that is not closed has its
 * place in the words alone, as `(10:1-10:8)`.
 */
export function readSyntaxError(error: unknown): SyntaxProblem | undefined {
  const {reason, column, mark, line = mark && mark.line + 1} = error as ParserError;
  if (typeof reason !== 'string') {
    return undefined;
  }
  const [, row = '1', place = '1'] = /\((\d+):(\d+)/.exec(reason) ?? [];
  return {reason: readAdvice(reason), line: line ?? Number(row), column: column ?? Number(place)};
}
