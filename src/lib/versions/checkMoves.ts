import {pageKey} from './pageKey';
import type {Move, VersionInput} from './types';

/** Page key and heading id of a place such as `/guide/a#x`. */
export function splitPlace(place: string): {readonly key: string; readonly id?: string} {
  const [path = '', id] = place.split('#');
  return id === undefined || id === '' ? {key: pageKey(path)} : {key: pageKey(path), id};
}

function findProblem(name: string, place: string, versions: readonly VersionInput[]): string | undefined {
  const version = versions.find((candidate) => candidate.name === name);
  if (version === undefined) {
    return `the version "${name}" is not one of ${versions.map((candidate) => candidate.name).join(', ')}`;
  }
  const {key, id} = splitPlace(place);
  const page = version.pages.find(({path}) => pageKey(path) === key);
  if (page === undefined) {
    return `"${place}" is no page of ${name}`;
  }
  return id === undefined || page.ids.includes(id)
    ? undefined
    : `"${key}" of ${name} has no heading with the id "${id}"`;
}

/**
 * Checks the declared moves.
 *
 * @throws with one line for each version, page or heading that a move names and that does not exist
 */
export function checkMoves(versions: readonly VersionInput[], moves: readonly Move[]): void {
  const problems = moves.flatMap((move, index) => {
    const places = Object.entries(move);
    const found = places.flatMap(([name, place]) => findProblem(name, place, versions) ?? []);
    return (places.length < 2 ? [...found, 'names fewer than two versions'] : found).map(
      (problem) => `  move ${index + 1}: ${problem}`,
    );
  });
  if (problems.length > 0) {
    throw new Error(
      `The table of moves between versions, src/plugins/versions/moves.json, is wrong; correct or remove:\n${problems.join('\n')}`,
    );
  }
}
