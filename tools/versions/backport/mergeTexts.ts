import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runProgram} from '../runProgram';

export type Merge = {
  /** The text with the change; with markers where it does not fit. */
  readonly text: string;
  /** First line of each conflict in the text without the change, counted from 1. */
  readonly conflicts: readonly number[];
  /** First line of each conflict in `text`, counted from 1. */
  readonly markers: readonly number[];
};

export type MergeInput = {
  readonly ours: string;
  readonly before: string;
  readonly after: string;
  /** What the markers call the text without the change, and with it. */
  readonly labels: readonly [ours: string, after: string];
};

/** git merge-file counts conflicts up to here; more is an error. */
const MAX_CONFLICTS = 127;

function findConflicts(text: string, [ours, after]: MergeInput['labels']): Pick<Merge, 'conflicts' | 'markers'> {
  const conflicts: number[] = [];
  const markers: number[] = [];
  let side: 'both' | 'ours' | 'after' = 'both';
  let oursLine = 1;
  // Markers end as the lines around them do.
  text.split(/\r?\n/).forEach((line, index) => {
    if (side === 'both' && line === `<<<<<<< ${ours}`) {
      side = 'ours';
      markers.push(index + 1);
      conflicts.push(oursLine);
    } else if (side === 'ours' && line === '=======') {
      side = 'after';
    } else if (side === 'after' && line === `>>>>>>> ${after}`) {
      side = 'both';
    } else if (side !== 'after') {
      oursLine++;
    }
  });
  return {conflicts, markers};
}

/** Makes in one text the change between two others, as a merge of git does. Throws when git says that it does not fit, but not where. */
export async function mergeTexts({ours, before, after, labels}: MergeInput): Promise<Merge> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-backport-'));
  try {
    const files = Object.entries({ours, before, after}).map(([name, text]) => {
      writeFileSync(path.join(folder, name), text);
      return name;
    });
    const names = [labels[0], 'before the change', labels[1]].flatMap((label) => ['-L', label]);
    const {status, stdout, stderr} = await runProgram('git', ['merge-file', '-p', ...names, ...files], {cwd: folder});
    if (status > MAX_CONFLICTS) {
      throw new Error(`git merge-file: ${stderr.trim()}`);
    }
    const found = status === 0 ? {conflicts: [], markers: []} : findConflicts(stdout, labels);
    if (status > 0 && found.conflicts.length === 0) {
      throw new Error(`git merge-file: status ${status}, but no markers of "${labels.join('" and "')}"`);
    }
    return {text: stdout, ...found};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
