import {checkFrontMatter} from './checkFrontMatter';

export type AssertFrontMatterParams = {
  /** Shown in the message; relative to the site folder. */
  readonly filePath: string;
  /** The whole file, to find the line of a bad key. */
  readonly fileContent: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

/** 1-based line of a top-level key of the front matter; 1 when it is not written as one. */
export function findKeyLine(fileContent: string, key: string): number {
  return fileContent.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1;
}

/**
 * Throws if a front matter value has the wrong type; the message names file, line, key, what was found and what is expected.
 */
export function assertFrontMatter({filePath, fileContent, frontMatter}: AssertFrontMatterParams): void {
  const problems = checkFrontMatter(frontMatter);
  if (problems.length > 0) {
    const lines = problems.map(
      ({key, message}) =>
        `  ${filePath}:${findKeyLine(fileContent, key)}: ${message} (found ${JSON.stringify(frontMatter[key])})`,
    );
    throw new Error(`Front matter with a wrong type:\n${lines.join('\n')}`);
  }
}
