import type {FrontMatterProblem} from '../../../lib/frontMatter';
import {checkDocFrontMatter} from '../../../server/frontMatter/checkDocFrontMatter';
import {findMisspelledKeys} from '../../../server/frontMatter/knownKeys';

type FrontMatter = Readonly<Record<string, unknown>>;

/** What is said of a front matter without keys. */
export const NO_KEYS = 'the front matter is no list of lines "key: value"';

/** False for YAML that is a text, a number or a list as a whole. */
export function hasKeys(frontMatter: unknown): frontMatter is FrontMatter {
  return typeof frontMatter === 'object' && !Array.isArray(frontMatter);
}

/**
 * What is wrong beside the types of the site's own keys: misspelled keys and, of a doc, what Docusaurus refuses.
 *
 * @param page path inside the docs folder; undefined for a page that is none of the docs
 */
export function findOtherProblems(
  frontMatter: FrontMatter,
  fileContent: string,
  page: string | undefined,
): FrontMatterProblem[] {
  return [
    ...findMisspelledKeys(frontMatter),
    ...(page !== undefined ? checkDocFrontMatter(frontMatter, fileContent) : []),
  ];
}
