import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../samples/types';
import {typecheck} from './typecheck';
import type {TypedBlock} from './typecheck';

export type TypecheckContext = {
  readonly envFolder: string;
  readonly envHash: string;
  readonly cacheFolder: string;
  /** Whether the blocks of a page are checked in this run. */
  readonly isChosen: (file: string) => boolean;
};

/** Type errors of the blocks; blocks that passed before with the same packages are not checked again. */
export function typecheckChanged(
  blocks: readonly TypedBlock[],
  {envFolder, envHash, cacheFolder, isChosen}: TypecheckContext,
): Problem[] {
  const file = path.join(cacheFolder, `passed-types.${envHash}.json`);
  const passed = new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
  const hashes = new Map(
    blocks.map((block) => {
      const content = JSON.stringify([envHash, block.name, block.code, block.siblings]);
      return [block, createHash('sha256').update(content).digest('hex').slice(0, 16)];
    }),
  );
  const isPassed = (block: TypedBlock): boolean => passed.has(hashes.get(block) ?? '');
  const changed = new Set(blocks.filter((block) => isChosen(block.place.file) && !isPassed(block)));
  const problems = typecheck([...changed], envFolder);
  mkdirSync(cacheFolder, {recursive: true});
  const good = blocks
    .filter((block) => isPassed(block) || (changed.has(block) && !problems.has(block)))
    .map((block) => hashes.get(block));
  writeFileSync(file, JSON.stringify([...new Set(good)].sort()));
  return [...problems.values()].flat();
}
