import {checkFrontMatter, type FrontMatterProblem} from './checkFrontMatter';

export type FrontMatterText = {
  /** The whole file, to find the line of a bad key. */
  readonly fileContent: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** What others found wrong. */
  readonly others?: readonly FrontMatterProblem[];
};

export type AssertFrontMatterParams = FrontMatterText & {
  /** Shown in the message; relative to the site folder. */
  readonly filePath: string;
};

/** 1-based line of a top-level key of the front matter; 1 when it is not written as one. */
export function findKeyLine(fileContent: string, key: string): number {
  return fileContent.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
}

/** What is wrong with the values of a front matter, or was found wrong by others: line, key, what was found and what is expected. */
export function locateProblems({
  fileContent,
  frontMatter,
  others = [],
}: FrontMatterText): {readonly line: number; readonly message: string}[] {
  const own = checkFrontMatter(frontMatter);
  const problems = [...own, ...others.filter(({key}) => !own.some((problem) => problem.key === key))];
  return problems.map(({key, message, hidesValue}) => ({
    line: findKeyLine(fileContent, key),
    message: `${message}${key in frontMatter && hidesValue !== true ? ` (found ${JSON.stringify(frontMatter[key])})` : ''}`,
  }));
}

/** Throws with the name of the file and what `locateProblems` finds. */
export function assertFrontMatter({filePath, ...text}: AssertFrontMatterParams): void {
  const problems = locateProblems(text);
  if (problems.length > 0) {
    const lines = problems.map(({line, message}) => `  ${filePath}:${line}: ${message}`);
    throw new Error(`Front matter with mistakes:\n${lines.join('\n')}`);
  }
}
