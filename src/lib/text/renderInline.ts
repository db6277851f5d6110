/** One piece of a short text (TEXT-01). */
export type InlineToken =
  | {readonly type: 'text' | 'code'; readonly value: string}
  | {readonly type: 'bold' | 'italic'; readonly children: readonly InlineToken[]};

function runLength(text: string, start: number, mark: string): number {
  let end = start;
  while (text[end] === mark) {
    end += 1;
  }
  return end - start;
}

function isSpace(char: string | undefined): boolean {
  return char === undefined || /\s/.test(char);
}

/** Index just behind the code span that starts at `start`, and its content; `undefined` when it is never closed. */
function readCode(text: string, start: number): {value: string; end: number} | undefined {
  const length = runLength(text, start, '`');
  let index = start + length;
  while (index < text.length) {
    const run = runLength(text, index, '`');
    if (run === length) {
      return {value: text.slice(start + length, index), end: index + run};
    }
    index += run || 1;
  }
  return undefined;
}

/**
 * Index of the mark that closes an emphasis of `width` asterisks opened before `start`, or -1. Code spans are jumped over.
 * A run of three closes with its last asterisks, so that `**a *b***` nests.
 */
function findClose(text: string, start: number, width: 1 | 2): number {
  let index = start;
  while (index < text.length) {
    if (text[index] === '`') {
      index = readCode(text, index)?.end ?? index + runLength(text, index, '`');
      continue;
    }
    const run = runLength(text, index, '*');
    const closes = run === width || run === 3;
    if (closes && !isSpace(text[index - 1]) && index + run - width > start) {
      return index + run - width;
    }
    index += run || 1;
  }
  return -1;
}

function readEmphasis(text: string, start: number): {token: InlineToken; end: number} | undefined {
  const run = runLength(text, start, '*');
  // No mark has four asterisks.
  for (const width of run > 3 ? [] : run >= 2 ? ([2, 1] as const) : ([1] as const)) {
    const inner = start + width;
    const close = isSpace(text[inner]) ? -1 : findClose(text, inner, width);
    if (close !== -1) {
      const children = renderInline(text.slice(inner, close));
      return {token: {type: width === 2 ? 'bold' : 'italic', children}, end: close + width};
    }
  }
  return undefined;
}

/**
 * Splits a short text from data into tokens (TEXT-01): inline code in backticks, bold in `**`, italic in `*`; they nest,
 * nothing is markup inside code, and a mark without a partner is plain text, as is every tag (TEXT-03). A mark must touch
 * what it encloses, so `2 * 3 * 4` and `*.js or *.ts` stay as they are.
 */
export function renderInline(text: string): InlineToken[] {
  const tokens: InlineToken[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') {
      tokens.push({type: 'text', value: plain});
      plain = '';
    }
  };
  let index = 0;
  while (index < text.length) {
    const char = text[index];
    if (char === '`') {
      const code = readCode(text, index);
      if (code) {
        flush();
        tokens.push({type: 'code', value: code.value});
        index = code.end;
        continue;
      }
    } else if (char === '*') {
      const emphasis = readEmphasis(text, index);
      if (emphasis) {
        flush();
        tokens.push(emphasis.token);
        index = emphasis.end;
        continue;
      }
    }
    const length = char === '`' || char === '*' ? runLength(text, index, char) : 1;
    plain += text.slice(index, index + length);
    index += length;
  }
  flush();
  return tokens;
}

function toPlain(tokens: readonly InlineToken[]): string {
  return tokens.map((token) => ('value' in token ? token.value : toPlain(token.children))).join('');
}

/** The text without its marks: for title attributes, search and the like (TEXT-01). */
export function stripInline(text: string): string {
  return toPlain(renderInline(text));
}
