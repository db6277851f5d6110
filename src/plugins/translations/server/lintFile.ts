import {readSyntaxError} from '../../../lib/markdown/readSyntaxError';
import {readJsonError} from '../../../lib/text/readJsonError';
import type {Finding, PageSource} from './structure/compareStructure';

/** What is found in a file; one that cannot be parsed is a finding, and the others go on. */
export function lintFile<Found extends Finding>({file, source}: PageSource, lint: () => Found[]): (Found | Finding)[] {
  try {
    return lint();
  } catch (error) {
    const problem = readSyntaxError(error);
    if (problem !== undefined) {
      return [{file, line: problem.line, message: problem.reason}];
    }
    if (error instanceof SyntaxError) {
      const {line, reason} = readJsonError(source, error);
      return [{file, line, message: `is no JSON: ${reason}`}];
    }
    throw error;
  }
}
