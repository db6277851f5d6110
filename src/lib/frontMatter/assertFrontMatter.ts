import {checkFrontMatter, type FrontMatterProblem} from './checkFrontMatter';

export type AssertFrontMatterParams = {
  /** Shown in the message; relative to the site folder. */
  readonly filePath: string;
  /** The whole file, to find the line of a bad key. */
  readonly fileContent: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** What others found wrong. */
  readonly others?: readonly FrontMatterProblem[];
};

/** 1-based line of a top-level key of the front matter; 1 when it is not written as one. */
export function findKeyLine(fileContent: string, key: string): number {
  return fileContent.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
}

/**
 * Throws if a front matter value has the wrong type, or others found it wrong; the message names file, line, key, what was found and
 * what is expected.
 */
export function assertFrontMatter({filePath, fileContent, frontMatter, others = []}: AssertFrontMatterParams): void {
  const own = checkFrontMatter(frontMatter);
  const problems = [...own, ...others.filter(({key}) => !own.some((problem) => problem.key === key))];
  if (problems.length > 0) {
    const lines = problems.map(
      ({key, message, hidesValue}) =>
        `  ${filePath}:${findKeyLine(fileContent, key)}: ${message}${key in frontMatter && hidesValue !== true ? ` (found ${JSON.stringify(frontMatter[key])})` : ''}`,
    );
    throw new Error(`Front matter with mistakes:\n${lines.join('\n')}`);
  }
}
