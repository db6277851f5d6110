export type ScriptToken = {
  readonly type: 'plain' | 'comment' | 'string' | 'keyword' | 'number' | 'property';
  readonly value: string;
};

/** The order counts: a keyword inside a comment or a string is none. A property is a name with a colon behind it. */
const PATTERNS = [
  ['comment', String.raw`\/\*[\s\S]*?\*\/|\/\/[^\n]*`],
  ['string', String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`],
  [
    'keyword',
    String.raw`\b(?:import|from|export|default|const|let|var|function|return|type|typeof|declare|readonly|new|for|in|if|true|false|void)\b(?!\s*:)`,
  ],
  ['property', String.raw`\b[A-Za-z_$][\w$]*(?=\??:)`],
  ['number', String.raw`\b\d[\d.]*\b`],
] as const satisfies readonly (readonly [ScriptToken['type'], string])[];

const PATTERN = new RegExp(PATTERNS.map(([type, source]) => `(?<${type}>${source})`).join('|'), 'g');

/**
 * Splits a short JavaScript or TypeScript sample into coloured pieces; joined, their values are the input. Not a parser: it is
 * for the samples on the landing page, which pays for no highlighter. Regular expressions and template literals stay plain.
 */
export function tokenizeScript(code: string): ScriptToken[] {
  const tokens: ScriptToken[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERN)) {
    if (match.index > end) {
      tokens.push({type: 'plain', value: code.slice(end, match.index)});
    }
    const [type] = PATTERNS.find(([name]) => match.groups?.[name] !== undefined) ?? ['plain' as const];
    tokens.push({type, value: match[0]});
    end = match.index + match[0].length;
  }
  if (end < code.length) {
    tokens.push({type: 'plain', value: code.slice(end)});
  }
  return tokens;
}
