import {align, type Pair} from './align';
import {diffLines, toLineKey} from './diffLines';
import {diffRuns} from './diffRuns';
import {plainText} from './plainText';
import {similarity, toKey, toTokens, isWeak} from './tokens';
import type {Block, BlockChange, RowBlock, Run} from './types';

/** Blocks with less in common are one removed and one added block, not an edited one. */
const MIN_SIMILARITY = {text: 0.45, row: 0.4, code: 0.35} as const;
/** Rows with the same first cell are about the same thing. */
const SAME_ROW = 0.6;
/** A file is the same file with every line another one; a block that has more in common comes first. */
const SAME_FILE = 0.1;
/** An equal block is always paired before any similar one. */
const EQUAL = 4;

function words(runs: readonly Run[], own: RegExp): string[] {
  return toTokens(runs, own)
    .filter((token) => !isWeak(token))
    .map(({key}) => key);
}

/** Words or lines by which a block is compared. */
export function toKeys(block: Block, own: RegExp): string[] {
  switch (block.type) {
    case 'text':
      return words(block.runs, own);
    case 'row':
      return block.cells.flatMap((cell) => words(cell, own));
    case 'code':
      return block.lines.map((line) => toLineKey(line, block.lang, own).trim()).filter((line) => line !== '');
  }
}

/** The whole block as one text to compare. The look of a fence is no part of it: language, marks, ids. */
function toBlockKey(block: Block, own: RegExp): string {
  switch (block.type) {
    case 'text':
      return `${block.kind} ${toKey(plainText(block.runs), own).trim()}`;
    case 'row':
      return `row ${block.cells.map((cell) => toKey(plainText(cell), own).trim()).join(' | ')}`;
    case 'code':
      return `code ${block.title ?? ''}\n${block.lines.map((line) => toLineKey(line, block.lang, own)).join('\n')}`;
  }
}

function scoreRows(a: RowBlock, b: RowBlock, common: number, own: RegExp): number {
  const isSameRow =
    a.cells.length > 0 &&
    b.cells.length > 0 &&
    plainText(a.cells[0]) !== '' &&
    toKey(plainText(a.cells[0]), own) === toKey(plainText(b.cells[0]), own);
  return isSameRow ? Math.max(common, SAME_ROW) : common;
}

type Keyed = {
  readonly block: Block;
  readonly key: string;
  /** Made when first asked for: most blocks are equal to one of the other version. */
  readonly getKeys: () => readonly string[];
};

function toKeyed(block: Block, own: RegExp): Keyed {
  let keys: readonly string[] | undefined;
  return {block, key: toBlockKey(block, own), getKeys: () => (keys ??= toKeys(block, own))};
}

function score(a: Keyed, b: Keyed, own: RegExp): number {
  if (a.key === b.key) {
    return EQUAL;
  }
  if (a.block.type !== b.block.type) {
    return 0;
  }
  if (a.block.type === 'text' && b.block.type === 'text' && a.block.kind !== b.block.kind) {
    return 0;
  }
  const common = similarity(a.getKeys(), b.getKeys());
  const found = a.block.type === 'row' && b.block.type === 'row' ? scoreRows(a.block, b.block, common, own) : common;
  const isSameFile =
    a.block.type === 'code' &&
    b.block.type === 'code' &&
    a.block.title !== undefined &&
    a.block.title === b.block.title;
  return isSameFile ? Math.max(found, SAME_FILE) : found >= MIN_SIMILARITY[a.block.type] ? found : 0;
}

function hasSign(runs: readonly Run[]): boolean {
  return runs.some((run) => typeof run !== 'string' && /[+-]/.test(run[1]));
}

/** True if nothing of an edited block carries a sign: the difference was one of looks. */
function isKept(change: BlockChange): boolean {
  switch (change.type) {
    case 'text':
      return !hasSign(change.runs);
    case 'row':
      return !change.cells.some(hasSign);
    case 'code':
      return !change.lines.some((line) => /^[+-]/.test(line));
  }
}

function edit(before: Block, now: Block, own: RegExp): BlockChange {
  if (before.type === 'text' && now.type === 'text') {
    return {...now, op: '~', runs: diffRuns(before.runs, now.runs, own)};
  }
  if (before.type === 'row' && now.type === 'row') {
    const cells = Array.from({length: Math.max(before.cells.length, now.cells.length)}, (_, index) =>
      diffRuns(before.cells[index] ?? [], now.cells[index] ?? [], own),
    );
    return {...now, op: '~', cells};
  }
  if (before.type === 'code' && now.type === 'code') {
    return {...now, op: '~', lines: diffLines(before.lines, now.lines, now.lang, own)};
  }
  return {...now, op: '+'};
}

type BlockPair = Pair<Keyed>;

function describe(pair: BlockPair, own: RegExp): BlockChange {
  if (pair.before === undefined) {
    return {...pair.now.block, op: '+'};
  }
  if (pair.now === undefined) {
    return {...pair.before.block, op: '-'};
  }
  const kept: BlockChange = {...pair.now.block, op: '='};
  if (pair.before.key === pair.now.key) {
    return kept;
  }
  const edited = edit(pair.before.block, pair.now.block, own);
  // A code block whose lines are equal has another title, which is worth a look.
  return isKept(edited) && edited.type !== 'code' ? kept : edited;
}

/** How many blocks are equal from the start on. */
function countEqual(before: readonly Keyed[], now: readonly Keyed[]): number {
  const end = now.findIndex(({key}, index) => before[index]?.key !== key);
  return end === -1 ? now.length : end;
}

/** Pairs equal blocks at both ends at once, and looks for the best pairs between them. */
function pairBlocks(before: readonly Keyed[], now: readonly Keyed[], own: RegExp): BlockPair[] {
  const head = countEqual(before, now);
  const tail = countEqual(before.slice(head).reverse(), now.slice(head).reverse());
  const pairEqual = (from: number, to: number): BlockPair[] =>
    now.slice(from, to).map((keyed) => ({before: keyed, now: keyed}));
  return [
    ...pairEqual(0, head),
    ...align(before.slice(head, before.length - tail), now.slice(head, now.length - tail), (a, b) => score(a, b, own)),
    ...pairEqual(now.length - tail, now.length),
  ];
}

/**
 * What happened to each block between two versions of a section, in reading order. Blocks that differ in looks alone are kept.
 * @param own from `toOwnNames`
 */
export function diffBlocks(before: readonly Block[], now: readonly Block[], own: RegExp): BlockChange[] {
  const [a, b] = [before, now].map((blocks) => blocks.map((block) => toKeyed(block, own)));
  return pairBlocks(a, b, own).map((pair) => describe(pair, own));
}
