import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {ParseFrontMatter} from '@docusaurus/types';
import {assertFrontMatter} from '../../../lib/frontMatter/assertFrontMatter';
import {getPageVersion} from '../../../server/content/pageVersion';
import {findOtherProblems, hasKeys, NO_KEYS} from './judgeFrontMatter';
import {judgeSource} from './judgeSource';

type ParseParams = Parameters<ParseFrontMatter>[0];

/** What js-yaml says of a text that is no YAML; the line counts from the opening `---`, from 0. */
type YamlError = {readonly reason: string; readonly mark: {readonly line: number}};

function isYamlError(error: unknown): error is YamlError {
  return error instanceof Error && 'reason' in error && 'mark' in error;
}

/**
 * The site's `markdown.parseFrontMatter`: front matter that has no end, is no YAML or has no keys, a value of the wrong type, no
 * words in its title or description, a misspelled key, or a file that cannot be read as a page stops the build with file and line. Pages without an outline (OUTLINE-07) and
 * overview pages (OVERVIEW-08) get Docusaurus' own setting for it.
 */
export function createParseFrontMatter(siteDir: string): ParseFrontMatter {
  // The parser fails for a text once; asked again, as the development server does, it gives the same text without front matter.
  const failures = new Map<string, Error>();

  const parseYaml = async (params: ParseParams, file: string): ReturnType<ParseFrontMatter> => {
    const {fileContent, defaultParseFrontMatter} = params;
    const known = failures.get(fileContent);
    if (known !== undefined) {
      throw known;
    }
    if (/^---\r?\n/.test(fileContent) && !fileContent.includes('\n---')) {
      throw new Error(`${file}:1: the front matter has no end; close it with a line "---".`);
    }
    try {
      return await defaultParseFrontMatter(params);
    } catch (error) {
      const message = isYamlError(error)
        ? `${file}:${error.mark.line + 1}: the front matter is not valid YAML: ${error.reason}`
        : `${file}: the front matter cannot be read: ${String(error)}`;
      const failure = new Error(message, {cause: error});
      failures.set(fileContent, failure);
      throw failure;
    }
  };

  return async (params) => {
    const {filePath, fileContent} = params;
    const file = posixPath(path.relative(siteDir, filePath));
    const page = getPageVersion(file)?.page;
    const problem = judgeSource(filePath, fileContent, page);
    if (problem !== undefined) {
      throw new Error(`${file}${problem}`);
    }
    const parsed = await parseYaml(params, file);
    const {frontMatter} = parsed;
    if (!hasKeys(frontMatter)) {
      throw new Error(`${file}:1: ${NO_KEYS}.`);
    }
    assertFrontMatter({
      filePath: file,
      fileContent,
      frontMatter,
      others: findOtherProblems(frontMatter, fileContent, page),
    });
    const hasOutline = frontMatter.outline !== false && frontMatter.overview !== true;
    return hasOutline ? parsed : {...parsed, frontMatter: {hide_table_of_contents: true, ...frontMatter}};
  };
}
