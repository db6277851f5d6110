import {CURRENT_VERSION_LABEL} from '../../../../lib/site/docsVersions';
import {formatProblem} from '../formatReport';
import {readPages} from '../readPages';
import {lintPage} from './lintPage';

/** Checks the style of the current version's English pages and prints the findings; returns the exit status. */
export function runProse(siteDir: string, print: (text: string) => void): number {
  const {pages} = readPages(siteDir, CURRENT_VERSION_LABEL);
  const problems = pages.flatMap(lintPage);
  problems.forEach((problem) => print(formatProblem(problem)));
  print(`${pages.length} pages, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}
