import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Installed packages are not ours to keep: they are large, ignored by git and installed again on demand. */
const SKIPPED = 'node_modules';

type Saved = {readonly content: Buffer; readonly mode: number};

export type Journal = {
  /** Remembers files and folders as they are now, those that do not exist yet too. */
  protect: (...names: string[]) => void;
  /** Puts everything that was protected back, byte for byte; what was made since is removed. */
  restore: () => void;
};

function walk(root: string, onFile: (file: string) => void, onFolder: (folder: string) => void): void {
  const entry = lstatSync(root, {throwIfNoEntry: false});
  if (entry?.isDirectory() !== true) {
    if (entry !== undefined) {
      onFile(root);
    }
    return;
  }
  for (const name of readdirSync(root)) {
    if (name !== SKIPPED) {
      walk(path.join(root, name), onFile, onFolder);
    }
  }
  onFolder(root);
}

/** The path itself, or the highest folder above it that does not exist yet and would be made for it. */
function findMissingRoot(file: string): string {
  let root = file;
  while (!existsSync(path.dirname(root))) {
    root = path.dirname(root);
  }
  return root;
}

/** What a command is about to change, kept in memory until it succeeded. Paths are relative to the site. */
export function createJournal(siteDir: string): Journal {
  const roots = new Set<string>();
  const files = new Map<string, Saved>();
  const folders = new Set<string>();
  return {
    protect: (...names) => {
      for (const name of names) {
        const root = findMissingRoot(path.join(siteDir, name));
        roots.add(root);
        walk(
          root,
          (file) => files.set(file, {content: readFileSync(file), mode: statSync(file).mode}),
          (folder) => folders.add(folder),
        );
      }
    },
    restore: () => {
      for (const root of roots) {
        walk(
          root,
          (file) => {
            if (!files.has(file)) {
              rmSync(file);
            }
          },
          (folder) => {
            if (!folders.has(folder) && readdirSync(folder).length === 0) {
              rmdirSync(folder);
            }
          },
        );
      }
      for (const folder of folders) {
        mkdirSync(folder, {recursive: true});
      }
      for (const [file, {content, mode}] of files) {
        if (!existsSync(file) || !readFileSync(file).equals(content)) {
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, content, {mode});
        }
      }
    },
  };
}
