import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {assertCleanTree} from '../git';
import {readVersionNames} from '../readVersions';
import {backportFile} from './backportFile';
import type {Outcome} from './backportFile';
import {listChanges} from './listChanges';
import {readRecords} from './readRecords';
import {recordTranslations, type Result} from './recordTranslations';

export type BackportOptions = {
  readonly siteDir: string;
  /** A commit, a range of commits, or a file of the current docs. */
  readonly change: string;
  /** The cut version that gets the change. */
  readonly to: string;
  /** Where the change does not fit, both texts go into the file; otherwise it stays as it is. */
  readonly withMarkers: boolean;
  readonly print: (text: string) => void;
};

/** Ending of a file that holds a change for somebody to make by hand. Docusaurus takes it for no page. */
const REJECT = '.rej';

function writeOutcome(siteDir: string, {file, text, reject}: Outcome): void {
  if (text !== undefined) {
    writeFileSync(path.join(siteDir, file), text);
  }
  if (reject !== undefined) {
    writeFileSync(path.join(siteDir, file + REJECT), reject);
  }
}

function describe({file, state, reason, reject, markers = []}: Outcome): string {
  const lines = [`${state.padEnd(13)}  ${file}${reason === undefined ? '' : `: ${reason}`}`];
  if (reject !== undefined) {
    lines.push(
      `               the file is untouched; the change is in ${file}${REJECT}: make it by hand, remove that file`,
    );
  }
  return [...lines, ...markers.map((line) => `               ${file}:${line}`)].join('\n');
}

/**
 * Makes a change of the current docs in a cut version, in every language, and reports each file. Files that the change does
 * not fit stay as they are, with the change beside them. Returns the exit status: 1 when something is left to do by hand. Throws,
 * with nothing written, when there is no such version, a file of the tree is not committed, git gives no such change of the docs, a
 * shallow clone does not tell what changed, or the records of the translations are damaged, today or where the change was made.
 */
export async function backport({siteDir, change, to, withMarkers, print}: BackportOptions): Promise<number> {
  const names = readVersionNames(siteDir);
  if (!names.includes(to)) {
    throw new Error(`--to "${to}": there is no such cut version; there are ${names.join(', ') || 'none'}`);
  }
  await assertCleanTree(siteDir);
  const changes = await listChanges(siteDir, change);
  const records = await readRecords(siteDir, changes);
  const results: Result[] = [];
  for (const one of changes) {
    results.push({change: one, outcome: await backportFile(siteDir, one, {version: to, withMarkers})});
  }
  const outcomes = results.map(({outcome}) => outcome);
  outcomes.forEach((outcome) => {
    writeOutcome(siteDir, outcome);
  });
  outcomes.forEach((outcome) => print(describe(outcome)));
  (await recordTranslations(siteDir, {to, results, records})).forEach((text) => print(text));
  const count = (state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;
  const left = count('not applied');
  print(`\n${count('applied')} applied, ${count('already there')} already there, ${left} not applied`);
  return left === 0 ? 0 : 1;
}
