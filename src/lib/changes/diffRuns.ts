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

/** Kept tokens, or what was replaced and by what. */
type Stretch = {readonly kept: Token[]} | {readonly removed: Token[]; readonly added: Token[]};
type Edit = Extract<Stretch, {removed: Token[]}>;

function isEdit(stretch: Stretch | undefined): stretch is Edit {
  return stretch !== undefined && 'removed' in stretch;
}

function toStretches(parts: readonly Part[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const {op, tokens} of parts) {
    if (op === '=') {
      stretches.push({kept: [...tokens]});
      continue;
    }
    const last = stretches.at(-1);
    const edit: Edit = isEdit(last) ? last : {removed: [], added: []};
    (op === '-' ? edit.removed : edit.added).push(...tokens);
    if (edit !== last) {
      stretches.push(edit);
    }
  }
  return stretches;
}

/** True for kept tokens that are less than what changed on either side of them. */
function isIsland(kept: readonly Token[], before: Edit, after: Edit): boolean {
  const own = weigh(kept);
  const around = [before, after].map(({removed, added}) => Math.max(weigh(removed), weigh(added)));
  // Of words that were only left out, or only put in, the kept ones would stand there twice.
  const isReplaced = before.removed.length + after.removed.length > 0 && before.added.length + after.added.length > 0;
  return isReplaced && (own < MIN_ISLAND || own <= Math.min(...around));
}

/**
 * Kept words that stand between longer changes are made part of them: one stretch out and one stretch in are easier to read
 * than words of two texts in turns.
 */
function joinIslands(parts: readonly Part[]): Part[] {
  const stretches = toStretches(parts);
  for (let index = 1; index < stretches.length - 1;) {
    const [before, island, after] = stretches.slice(index - 1, index + 2);
    if (isEdit(before) && !isEdit(island) && isEdit(after) && isIsland(island.kept, before, after)) {
      const joined: Edit = {
        removed: [...before.removed, ...island.kept, ...after.removed],
        added: [...before.added, ...island.kept, ...after.added],
      };
      stretches.splice(index - 1, 3, joined);
      // What is longer now may take in the island before it.
      index = Math.max(1, index - 2);
    } else {
      index++;
    }
  }
  return stretches
    .flatMap((stretch): Part[] =>
      isEdit(stretch)
        ? [
            {op: '-', tokens: stretch.removed},
            {op: '+', tokens: stretch.added},
          ]
        : [{op: '=', tokens: stretch.kept}],
    )
    .filter(({tokens}) => tokens.length > 0);
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
