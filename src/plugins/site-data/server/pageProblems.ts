import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {formatPlace} from '../../../server/markdown/formatPlace';

/** What is wrong at a place of a page. */
export type PageProblem = {readonly node: Node; readonly message: string};

/** Throws with file, line and column of each problem. */
export function throwProblems(siteDir: string, file: VFile, problems: readonly PageProblem[]): void {
  if (problems.length > 0) {
    const lines = problems.map(({node, message}) => `site-data: ${formatPlace(siteDir, file, node)}: ${message}.`);
    throw new Error(lines.join('\n'));
  }
}
