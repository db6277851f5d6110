/** What a piece of code is. `src/css/code.css` has a colour for each; code without a role has the text's colour. */
export const TOKEN_ROLES = [
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'property',
  'tag',
  'inserted',
  'deleted',
  'bold',
  'italic',
] as const;

export type TokenRole = (typeof TOKEN_ROLES)[number];

/** A piece of one line. */
export type CodeToken = {readonly text: string; readonly role?: TokenRole};

const PLAIN = '-';
const RUN = /([-a-z])([0-9]*)/g;

/** The letter of a role in the encoded text: `a` for the first of `TOKEN_ROLES`. */
function toLetter(role: TokenRole | undefined): string {
  return role === undefined ? PLAIN : String.fromCharCode(97 + TOKEN_ROLES.indexOf(role));
}

/**
 * The tokens of a piece of code, line by line, as a short text: a letter for the role and the length, one token after another,
 * without the line breaks. A length of 1 is left out; neighbours of one role become one token.
 *
 * @example
 * encodeTokens([[{text: 'let', role: 'keyword'}, {text: ' a'}], [{text: '1', role: 'number'}]]); // 'b3-2d'
 */
export function encodeTokens(lines: readonly (readonly CodeToken[])[]): string {
  let encoded = '';
  for (const line of lines) {
    let role: TokenRole | undefined;
    let length = 0;
    const flush = (): void => {
      if (length > 0) {
        encoded += toLetter(role) + (length === 1 ? '' : String(length));
      }
    };
    for (const token of line.filter(({text}) => text !== '')) {
      if (length > 0 && token.role !== role) {
        flush();
        length = 0;
      }
      role = token.role;
      length += token.text.length;
    }
    flush();
  }
  return encoded;
}

/**
 * The reverse of `encodeTokens`, for the code it was made of. `undefined` when the two do not belong together, so that a reader
 * sees plain code rather than wrong colours.
 */
export function decodeTokens(code: string, encoded: string): CodeToken[][] | undefined {
  const runs = encoded.matchAll(RUN);
  const lines: CodeToken[][] = [];
  for (const text of code.split('\n')) {
    const line: CodeToken[] = [];
    let start = 0;
    while (start < text.length) {
      const run = runs.next().value;
      if (run === undefined) {
        return undefined;
      }
      const end = start + (run[2] === '' ? 1 : Number(run[2]));
      if (end > text.length) {
        return undefined;
      }
      const role = run[1] === PLAIN ? undefined : TOKEN_ROLES[run[1].charCodeAt(0) - 97];
      line.push(role === undefined ? {text: text.slice(start, end)} : {text: text.slice(start, end), role});
      start = end;
    }
    lines.push(line);
  }
  return runs.next().done === true ? lines : undefined;
}
