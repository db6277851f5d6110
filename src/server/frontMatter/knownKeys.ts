import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {OWN_KEYS, type FrontMatterProblem} from '../../lib/frontMatter';
import {findNearMatches} from '../facts/resolveOption';

/** Keys that Docusaurus reads beside those of its docs: of pages outside the docs, and of its Markdown loader. */
const OTHER_KEYS = ['wrapperClassName', 'mdx'];

/** Every key that the site or Docusaurus reads of a page's front matter. */
const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...OWN_KEYS,
  ...Object.keys((DocFrontMatterSchema.describe() as {readonly keys: object}).keys),
  ...OTHER_KEYS,
]);

/** What is wrong with a key that nobody reads; undefined for one that somebody does. */
export function judgeKey(key: string): {readonly message: string; readonly isMisspelled: boolean} | undefined {
  if (KNOWN_KEYS.has(key)) {
    return undefined;
  }
  const near = findNearMatches(key, KNOWN_KEYS);
  return {
    message: `the front matter has no key "${key}"${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}`,
    isMisspelled: near.length > 0,
  };
}

/** The keys that look like others. Those that look like none may be for a plugin, and pass. */
export function findMisspelledKeys(frontMatter: Readonly<Record<string, unknown>>): FrontMatterProblem[] {
  return Object.keys(frontMatter).flatMap((key) => {
    const judgement = judgeKey(key);
    return judgement?.isMisspelled === true ? [{key, message: judgement.message, hidesValue: true}] : [];
  });
}
