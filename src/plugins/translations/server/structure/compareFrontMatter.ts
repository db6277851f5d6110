import {isDeepStrictEqual} from 'node:util';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import {findKeyLine} from '../../../../lib/frontMatter/assertFrontMatter';
import {FRONT_MATTER} from '../../../../lib/translation';
import type {PageSource, SectionFinding} from './compareStructure';

/** Search words are chosen for each language, which may need none. */
const OWN = new Set(['keywords']);
/** Keys whose values are texts for readers, or hold some; all others say what the page is, and are the same in every language. */
const TEXTS = new Set([
  'title',
  'description',
  'keywords',
  'titleSuffix',
  'sidebar_label',
  'pagination_label',
  'hero',
  'features',
  'footerMessage',
]);

type FrontMatter = Readonly<Record<string, unknown>>;

function compareKey(
  key: string,
  [mine, theirs]: readonly [FrontMatter, FrontMatter],
  original: PageSource,
): string | undefined {
  const place = `${original.file}:${findKeyLine(original.source, key)}`;
  if (OWN.has(key) && !(key in mine && key in theirs)) {
    return undefined;
  }
  if (!(key in mine)) {
    return `the front matter lacks "${key}", which ${place} has`;
  }
  if (!(key in theirs)) {
    return `the front matter has "${key}", which ${original.file} has not: take it out`;
  }
  if (TEXTS.has(key)) {
    return typeof mine[key] === typeof theirs[key]
      ? undefined
      : `"${key}" is of another type than in ${place} (found ${JSON.stringify(mine[key])})`;
  }
  return isDeepStrictEqual(mine[key], theirs[key])
    ? undefined
    : `"${key}" is the same in every language: write ${JSON.stringify(theirs[key])}, as ${place} does`;
}

/** Keys of the front matter that a translation lacks or has on top, and values that have to be those of the English page. */
export function compareFrontMatter(original: PageSource, translated: PageSource): SectionFinding[] {
  const read = ({source}: PageSource): FrontMatter => {
    const {frontMatter} = parseFileContentFrontMatter(source);
    // YAML may be a text as a whole.
    return typeof frontMatter === 'object' ? frontMatter : {};
  };
  const sides = [read(translated), read(original)] as const;
  const keys = new Set(sides.flatMap((side) => Object.keys(side)));
  return [...keys].flatMap((key) => {
    const message = compareKey(key, sides, original);
    const line = findKeyLine(translated.source, key);
    return message === undefined ? [] : [{file: translated.file, line, message, sections: [FRONT_MATTER]}];
  });
}
