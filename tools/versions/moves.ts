import {existsSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../../src/server/files/readJson';
import {writeJson} from './json';

/** Pages and headings that moved between versions: of each the place by the name of the version. */
type Move = Readonly<Record<string, string>>;

/** Written by hand, read by the version switcher. */
export const MOVES_FILE = 'src/plugins/versions/moves.json';

function rewriteMoves(siteDir: string, rewrite: (move: Move) => Move): void {
  const file = path.join(siteDir, MOVES_FILE);
  if (existsSync(file)) {
    const moves = (readJson(siteDir, MOVES_FILE) as Move[]).map(rewrite);
    writeJson(
      file,
      moves.filter((move) => Object.keys(move).length > 1),
    );
  }
}

/** A copied version has everything at the places of the one it was copied from. */
export function copyMoves(siteDir: string, from: string, to: string): void {
  rewriteMoves(siteDir, (move) => (from in move ? {...move, [to]: move[from]} : move));
}

/** Forgets the places of a removed version, and moves that are none without it. */
export function removeMoves(siteDir: string, name: string): void {
  rewriteMoves(siteDir, (move) => Object.fromEntries(Object.entries(move).filter(([version]) => version !== name)));
}
