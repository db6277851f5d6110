import {diffArrays} from 'diff';
import {isWeak, toRuns, toTokens, type Token} from './tokens';
import type {Run} from './types';

type Op = '=' | '+' | '-';
type Part = {op: Op; tokens: Token[]};

/** Letters of a kept stretch between two changes that are too few to be worth a break in both. */
const MIN_ISLAND = 4;

function weigh(tokens: readonly Token[]): number {
  return tokens.filter((token) => !isWeak(token)).reduce((sum, {text}) => sum + text.length, 0);
}

/**
 * Kept words that stand alone between changed ones are made part of the change: "a short sentence" is easier to read as one
 * stretch out, one stretch in. Code is always worth keeping.
 */
function joinIslands(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  let removed: Token[] = [];
  let added: Token[] = [];
  const flush = (): void => {
    if (removed.length > 0) {
      result.push({op: '-', tokens: removed});
    }
    if (added.length > 0) {
      result.push({op: '+', tokens: added});
    }
    removed = [];
    added = [];
  };
  parts.forEach(({op, tokens}, index) => {
    if (op === '-') {
      removed.push(...tokens);
    } else if (op === '+') {
      added.push(...tokens);
    } else {
      const isBetween = index > 0 && index < parts.length - 1 && removed.length > 0 && added.length > 0;
      const isCode = tokens.some(({marks}) => marks.includes('c'));
      if (isBetween && !isCode && weigh(tokens) < MIN_ISLAND) {
        removed.push(...tokens);
        added.push(...tokens);
      } else {
        flush();
        result.push({op, tokens: [...tokens]});
      }
    }
  });
  flush();
  return result;
}

function trimCommonEnds(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    const next = parts[index + 1];
    if (part.op !== '-' || next?.op !== '+') {
      result.push(part);
      continue;
    }
    let tail = 0;
    const longest = Math.min(part.tokens.length, next.tokens.length);
    while (tail < longest && part.tokens.at(-1 - tail)?.key === next.tokens.at(-1 - tail)?.key) {
      tail++;
    }
    const end = next.tokens.length - tail;
    result.push(
      ...[
        {op: '-' as const, tokens: part.tokens.slice(0, part.tokens.length - tail)},
        {op: '+' as const, tokens: next.tokens.slice(0, end)},
        {op: '=' as const, tokens: next.tokens.slice(end)},
      ].filter(({tokens}) => tokens.length > 0),
    );
    index++;
  }
  return result;
}

/** True if both texts are the same to a reader. */
export function areSameRuns(before: readonly Run[], now: readonly Run[], own: RegExp): boolean {
  const [a, b] = [toTokens(before, own), toTokens(now, own)].map((tokens) =>
    tokens
      .map(({key}) => key)
      .join('')
      .trim(),
  );
  return a === b;
}

/**
 * The text of the new version, and in its places what it replaces: removed words carry the mark `-`, added ones `+`. Cosmetic
 * differences (see `toKey`) leave no mark.
 */
export function diffRuns(before: readonly Run[], now: readonly Run[], own: RegExp): Run[] {
  const changes = diffArrays(toTokens(before, own), toTokens(now, own), {
    comparator: (a, b) => a.key === b.key,
  });
  // Of kept words `diffArrays` hands back one side's; a release number has to be the new side's, so kept words are read from there.
  const current = toTokens(now, own);
  let position = 0;
  const parts = changes.map(({added, removed, value, count}): Part => {
    if (removed) {
      return {op: '-', tokens: value};
    }
    const tokens = current.slice(position, position + count);
    position += count;
    return {op: added ? '+' : '=', tokens};
  });
  return toRuns(
    trimCommonEnds(joinIslands(parts)).flatMap(({op, tokens}) =>
      tokens.map(({text, marks}) => ({text, marks: op === '=' ? marks : marks + op})),
    ),
  );
}
