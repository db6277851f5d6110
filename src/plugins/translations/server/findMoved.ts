import path from 'node:path';
import {findChanges} from '../../../lib/translation';
import {readSource} from '../../../server/files/readSource';
import {getLockKey, type PagePair} from './listPages';
import {hashPage, type LockFile} from './lockFile';

/** A record that goes with its page. */
export type Move = {
  /** Key of the lock file that the page had. */
  readonly from: string;
  /** The page at its new place. */
  readonly pair: PagePair;
  /** The English text is not the one that was translated. */
  readonly isStale: boolean;
};

export type FindMovedInput = {
  readonly siteDir: string;
  readonly lock: LockFile;
  /** Keys of records whose page is gone. */
  readonly dead: readonly string[];
  /** Pages that exist in both languages. */
  readonly pages: readonly PagePair[];
};

/** A file of this name says nothing about its page: many folders have one. */
const INDEX = /^index\.mdx?$/;
/** As much of a page has to be in a record; the name of its file counts as much. */
const HALF = 0.5;
/** Begins the keys of sections that every page has, see `splitSections`. */
const COMMON = '@';

function getVersion(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

/** How much of a page is in a record, of 1: sections of equal texts, and half of those that have the id alone in common. */
function compareSections(sections: Readonly<Record<string, string>>, hashes: ReadonlyMap<string, string>): number {
  const keys = Object.keys(sections).filter((key) => hashes.has(key));
  const equal = keys.filter((key) => hashes.get(key) === sections[key]);
  const changed = keys.filter((key) => hashes.get(key) !== sections[key] && !key.startsWith(COMMON));
  return (equal.length + HALF * changed.length) / Math.max(Object.keys(sections).length, hashes.size, 1);
}

/**
 * Records of pages that have moved: a page that nobody recorded has the file name of one of the same version that is gone, or most of
 * its sections. What it was translated from is known, so it is as fresh as it was.
 */
export function findMoved({siteDir, lock, dead, pages}: FindMovedInput): Move[] {
  const unrecorded = dead.length === 0 ? [] : pages.filter((pair) => lock[getLockKey(pair)] === undefined);
  const candidates = unrecorded.flatMap((pair) => {
    const hashes = hashPage(readSource(path.join(siteDir, pair.original)));
    const name = path.posix.basename(pair.page);
    return dead
      .filter((from) => getVersion(from) === pair.version)
      .map((from) => {
        const hasName = path.posix.basename(from) === name && !INDEX.test(name);
        const likeness = compareSections(lock[from].sections, hashes) + (hasName ? HALF : 0);
        return {likeness, move: {from, pair, isStale: findChanges(lock[from], hashes).length > 0}};
      })
      .filter(({likeness}) => likeness >= HALF);
  });
  const moves: Move[] = [];
  for (const {move} of candidates.sort((a, b) => b.likeness - a.likeness)) {
    if (!moves.some(({from, pair}) => from === move.from || pair === move.pair)) {
      moves.push(move);
    }
  }
  return moves;
}
