import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../listFiles.mjs';

/** Bytes shown around the first difference. */
const CONTEXT = 60;

function describeDifference(a, b) {
  let at = 0;
  while (at < a.length && a[at] === b[at]) {
    at += 1;
  }
  const excerpt = (content) =>
    JSON.stringify(content.subarray(Math.max(0, at - CONTEXT), at + CONTEXT).toString('utf8'));
  return `differs from byte ${at} on:\n    ${excerpt(a)}\n    ${excerpt(b)}`;
}

/**
 * The files that two folders do not have in common byte for byte, sorted by name.
 *
 * @param {string} first
 * @param {string} second
 * @returns {{name: string, problem: string}[]}
 */
export function compareFolders(first, second) {
  const [mine, theirs] = [new Set(listFiles(first)), new Set(listFiles(second))];
  return [...new Set([...mine, ...theirs])].sort().flatMap((name) => {
    if (!mine.has(name) || !theirs.has(name)) {
      return [{name, problem: `is in the ${mine.has(name) ? 'first' : 'second'} build alone`}];
    }
    const [a, b] = [first, second].map((folder) => readFileSync(path.join(folder, name)));
    return a.equals(b) ? [] : [{name, problem: describeDifference(a, b)}];
  });
}
