import type {VcsChangeInfo} from '@docusaurus/types';
import type {Change, Commit} from './readChanges';

/** Folder of a cut version, in the default language or a translation; what it was copied from is the same without it. */
const CUT = /(?:^|\/)(?:versioned_docs|docusaurus-plugin-content-docs)\/version-[^/]+\//;

/** The file that a file of a cut version was copied from; `undefined` for every other file. */
function getCopiedFrom(file: string): string | undefined {
  const [found] = CUT.exec(file) ?? [];
  if (found === undefined) {
    return undefined;
  }
  return file.replace(found, () =>
    found.includes('versioned_docs')
      ? found.replace(/versioned_docs\/version-[^/]+/, 'docs')
      : found.replace(/version-[^/]+/, 'current'),
  );
}

/** The files of one repository while its history is told from the first commit to the last. */
type State = Map<string, {readonly content: string; readonly info: VcsChangeInfo}>;

function apply(state: State, {status, before, after, file, from}: Change, info: VcsChangeInfo): void {
  const copiedFrom = getCopiedFrom(file);
  const source = from ?? (status === 'A' && copiedFrom !== undefined ? copiedFrom : file);
  const known = state.get(source);
  // Moved, copied by a cut, or another mode: the text is as old as before.
  const isSameText = known !== undefined && (known.content === after || before === after);
  state.set(file, {content: after, info: isSameText ? known.info : info});
}

/**
 * When the text of each file changed last, by its path in the repository. A commit that only moves a file does not count,
 * nor does the one that copies the docs to a cut version: the copy keeps the date its text had.
 * @param commits Newest first, as git tells them.
 */
export function findLastUpdates(commits: readonly Commit[]): Map<string, VcsChangeInfo> {
  const state: State = new Map();
  for (const {timestamp, author, changes} of [...commits].reverse()) {
    const info = {timestamp, author};
    const added = changes.filter(({status}) => status !== 'D');
    // Sources before copies, so that a copy of a file that changed in the same commit finds the new text.
    for (const change of [...added].sort(
      (a, b) => Number(getCopiedFrom(a.file) !== undefined) - Number(getCopiedFrom(b.file) !== undefined),
    )) {
      apply(state, change, info);
    }
    for (const {status, file, from} of changes) {
      if (status === 'D') {
        state.delete(file);
      } else if (status === 'R' && from !== undefined && !added.some((change) => change.file === from)) {
        state.delete(from);
      }
    }
  }
  return new Map([...state].map(([file, {info}]) => [file, info]));
}
