/** Line of a place in a text, from 1. */
export function getLine(text: string, offset: number): number {
  return text.slice(0, Math.max(offset, 0)).split('\n').length;
}

/** Where a text is no JSON, and why, by what `JSON.parse` threw; line 1 where the engine quotes the place instead of counting. */
export function readJsonError(text: string, {message}: SyntaxError): {readonly reason: string; readonly line: number} {
  const position = / at position (?<offset>\d+).*$/s.exec(message);
  return {
    reason: position === null ? message : message.slice(0, position.index),
    line: message.startsWith('Unexpected end')
      ? getLine(text, text.trimEnd().length)
      : getLine(text, Number(position?.groups?.offset ?? 0)),
  };
}
