/** Line of a place in a text, from 1. */
export function getLine(text: string, offset: number): number {
  return text.slice(0, Math.max(offset, 0)).split('\n').length;
}

/** How many characters the engine quotes on either side of the place. */
const QUOTED = 10;

/** What the engine says that quotes the place: the whole of a short text, or a part, with dots where the text goes on. */
const QUOTE = /, (?<before>\.{3})?"(?<quoted>.*)"(?<after>\.{3})? is not valid JSON$/s;

/** Begins what git writes into a file that two branches changed; a line of JSON begins otherwise. */
const CONFLICT = /^<{7} /;

/** Place of an error whose message quotes it; 0 for a short text, which is quoted as a whole. */
function findQuoted(text: string, {before, quoted, after}: Readonly<Record<string, string | undefined>>): number {
  if (quoted === undefined || (before === undefined && after === undefined)) {
    return 0;
  }
  if (before === undefined) {
    return quoted.length - QUOTED;
  }
  return (after === undefined ? text.lastIndexOf(quoted) : text.indexOf(quoted)) + QUOTED;
}

/** Where a text is no JSON, and why, by what `JSON.parse` threw. */
export function readJsonError(text: string, {message}: SyntaxError): {readonly reason: string; readonly line: number} {
  const position = / at position (?<offset>\d+).*$/s.exec(message);
  const quote = QUOTE.exec(message);
  const line = message.startsWith('Unexpected end')
    ? getLine(text, text.trimEnd().length)
    : getLine(text, Number(position?.groups?.offset ?? findQuoted(text, quote?.groups ?? {})));
  const isConflict = CONFLICT.test(text.split('\n')[line - 1]);
  const end = position?.index ?? quote?.index ?? message.length;
  return {reason: isConflict ? 'an unresolved merge conflict' : message.slice(0, end), line};
}
