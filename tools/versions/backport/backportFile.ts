import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getDocsFolder} from '../../../src/server/content/docsFolders';
import {git} from '../git';
import {CURRENT_FOLDER} from '../versionFiles';
import type {FileChange} from './listChanges';
import {mergeTexts} from './mergeTexts';

export type Outcome = {
  /** The file of the version. */
  readonly file: string;
  readonly state: 'applied' | 'already there' | 'not applied';
  /** Why it was not applied, and what to do. */
  readonly reason?: string;
  /** What the file should hold now; it stays as it is without. */
  readonly text?: string;
  /** The change as a patch of the version's file, for somebody to make by hand. */
  readonly reject?: string;
  /** Lines of the file with markers. */
  readonly markers?: readonly number[];
};

/** The file of a cut version that stands for a file of the current docs. */
function toVersionFile(file: string, version: string): string {
  return file.startsWith(`${CURRENT_FOLDER}/`)
    ? `${getDocsFolder(version)}${file.slice(CURRENT_FOLDER.length)}`
    : file.replace(/\/current(?=\/|\.json$)/, `/version-${version}`);
}

async function readRevision(siteDir: string, revision: string, file: string): Promise<string> {
  return git(siteDir, 'show', `${revision}:./${file}`);
}

/** Whoever runs it may have settings for how a patch looks, or another program that shows it. */
const PLAIN_PATCH = ['--no-ext-diff', '--no-textconv', '--no-color'];

/** The change as a patch with the paths of the version. */
async function createPatch(
  siteDir: string,
  {file, oldFile, before, after}: FileChange,
  target: string,
): Promise<string> {
  const patch = await git(siteDir, 'diff', ...PLAIN_PATCH, `${before}:./${oldFile}`, `${after}:./${file}`);
  const hunks = patch.slice(Math.max(patch.indexOf('\n@@'), 0)).trimStart();
  return `--- a/${target}\n+++ b/${target}\n${hunks}`;
}

function describeLines(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
}

function findTarget(siteDir: string, {file, oldFile}: FileChange, version: string): string {
  const targets = [toVersionFile(file, version), toVersionFile(oldFile, version)];
  return targets.find((target) => existsSync(path.join(siteDir, target))) ?? targets[0];
}

/** Makes the change of one file in the same file of a version; writes nothing. */
export async function backportFile(
  siteDir: string,
  change: FileChange,
  {version, withMarkers}: {readonly version: string; readonly withMarkers: boolean},
): Promise<Outcome> {
  const {kind, file, oldFile, before, after} = change;
  const target = findTarget(siteDir, change, version);
  const outcome = (state: Outcome['state'], more: Partial<Outcome> = {}): Outcome => ({file: target, state, ...more});
  if (!existsSync(path.join(siteDir, target))) {
    return kind === 'removed'
      ? outcome('already there')
      : outcome('not applied', {
          reason: `${version} has no such file${kind === 'added' ? `; copy ${file} if it is true for ${version} too` : ''}`,
        });
  }
  if (kind === 'removed') {
    return outcome('not applied', {reason: `${file} was removed; remove the file if that is right for ${version} too`});
  }
  const ours = readFileSync(path.join(siteDir, target), 'utf8');
  const afterText = await readRevision(siteDir, after, file);
  if (ours === afterText) {
    return outcome('already there');
  }
  if (kind === 'added') {
    return outcome('not applied', {reason: `${file} is new, and ${version} has another text; compare them by hand`});
  }
  const beforeText = await readRevision(siteDir, before, oldFile);
  if ([ours, beforeText, afterText].some((text) => text.includes('\0'))) {
    return outcome('not applied', {reason: `not a text; copy ${file} if it is right for ${version} too`});
  }
  const merge = await mergeTexts({ours, before: beforeText, after: afterText, labels: [version, after.slice(0, 10)]});
  if (merge.conflicts.length === 0) {
    return merge.text === ours ? outcome('already there') : outcome('applied', {text: merge.text});
  }
  return withMarkers
    ? outcome('not applied', {reason: 'has markers now', text: merge.text, markers: merge.markers})
    : outcome('not applied', {
        reason: `${version} has another text at ${describeLines(merge.conflicts)}`,
        reject: await createPatch(siteDir, change, target),
      });
}
