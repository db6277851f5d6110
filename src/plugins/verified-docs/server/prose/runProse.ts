import {formatProblem} from '../formatReport';
import {listDocsVersions, readPages} from '../readPages';
import {lintPage} from './lintPage';

/** Checks the style of the English pages of all versions, or of one, and prints the findings; returns the exit status. */
export function runProse(siteDir: string, print: (text: string) => void, only?: string): number {
  const pages = listDocsVersions(siteDir, only).flatMap((version) => readPages(siteDir, version).pages);
  const problems = pages.flatMap(lintPage);
  problems.forEach((problem) => print(formatProblem(problem)));
  print(`${pages.length} pages, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}
