import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Move} from '../../src/lib/versions';
import {readJson} from '../../src/server/files/readJson';
import {writeJson} from './json';

/** Written by hand, read by the version switcher. */
export const MOVES_FILE = 'src/plugins/versions/moves.json';

/** Pages and headings that moved between versions, as they are declared. */
export function listMoves(siteDir: string): Move[] {
  return existsSync(path.join(siteDir, MOVES_FILE)) ? (readJson(siteDir, MOVES_FILE) as Move[]) : [];
}

function rewriteMoves(siteDir: string, rewrite: (move: Move) => Move): void {
  const file = path.join(siteDir, MOVES_FILE);
  if (existsSync(file)) {
    const moves = listMoves(siteDir).map(rewrite);
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
