import {readInstalls} from '../checks/checkInstalls';
import type {Install} from '../checks/checkInstalls';
import type {ExternalLink} from '../checks/checkLinks';
import {collectSamples} from './collectSamples';
import {blankFences, findOpenFence, parseFences} from './parseFences';
import {HEADING, SHELL} from './patterns';
import type {Fence, Place, Problem, Sample} from './types';

export type OptionUse = {readonly name: string; readonly place: Place};

export type Heading = {
  readonly level: number;
  /** As written, without the id. */
  readonly text: string;
  readonly id?: string;
  readonly place: Place;
};

export type Page = {
  /** Path inside the docs folder: `config/lib/dts.mdx`. */
  readonly page: string;
  /** Path inside the site: `docs/config/lib/dts.mdx`. */
  readonly file: string;
  readonly text: string;
  readonly fences: readonly Fence[];
  readonly samples: readonly Sample[];
  readonly headings: readonly Heading[];
  /** `<Option of>` elements; those that repeat a header on another page are in `repeats`. */
  readonly options: readonly OptionUse[];
  readonly repeats: readonly OptionUse[];
  readonly installs: readonly Install[];
  readonly links: readonly ExternalLink[];
  /** Links to pages and anchors of the site, as written. */
  readonly internalLinks: readonly {readonly target: string; readonly place: Place}[];
  /** Inline code outside of blocks. */
  readonly inlineCode: readonly {readonly code: string; readonly place: Place}[];
  readonly problems: readonly Problem[];
};

const REPEAT = /<Option\s+again\s+of="([^"]+)"/g;
const OPTION = /<Option\s+of="([^"]+)"/g;
const LINK = /\]\((https?:[^)\s]+)\)|<(https?:[^>\s]+)>|href="(https?:[^"]+)"/g;
const INTERNAL_LINK = /(?<!!)\[[^\]]*\]\(((?!https?:|mailto:)[^)\s]+)(?:\s[^)]*)?\)|href="((?!https?:|mailto:)[^"]+)"/g;
const INLINE_CODE = /(?<!`)`([^`\n]+)`(?!`)/g;

function findAll(text: string, pattern: RegExp, file: string): {value: string; place: Place}[] {
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(pattern)].map((match) => ({
      value: match.slice(1).find((group) => group !== undefined) ?? '',
      place: {file, line: index + 1, column: match.index + 1},
    })),
  );
}

function findHeadings(text: string, file: string): Heading[] {
  return text.split('\n').flatMap((row, index) => {
    const groups = HEADING.exec(row)?.groups as {marks: string; text: string; id?: string} | undefined;
    return groups
      ? [
          {
            level: groups.marks.length,
            text: groups.text,
            ...(groups.id === undefined ? {} : {id: groups.id}),
            place: {file, line: index + 1, column: 1},
          },
        ]
      : [];
  });
}

/** What is wrong with a block whose fence nothing closes: it would be checked by nobody. */
const OPEN_FENCE =
  'the block has no end; close it with a line of as many backticks, in the same quote or list item and at the same indentation';

/** Everything the checks need of one page. */
export function readPage(text: string, {page, file}: {readonly page: string; readonly file: string}): Page {
  const fences = parseFences(text);
  const prose = blankFences(text, fences);
  const {samples, problems} = collectSamples(fences, {page, file});
  const open = findOpenFence(prose);
  return {
    page,
    file,
    text,
    fences,
    samples,
    problems: [
      ...problems,
      ...(open === undefined ? [] : [{place: {file, line: open, column: 1}, message: OPEN_FENCE}]),
    ],
    headings: findHeadings(prose, file),
    options: findAll(prose, OPTION, file).map(({value, place}) => ({name: value, place})),
    repeats: findAll(prose, REPEAT, file).map(({value, place}) => ({name: value, place})),
    links: findAll(prose, LINK, file).map(({value, place}) => ({url: value, place})),
    internalLinks: findAll(prose, INTERNAL_LINK, file).map(({value, place}) => ({target: value, place})),
    inlineCode: findAll(prose, INLINE_CODE, file).map(({value, place}) => ({code: value, place})),
    installs: fences
      .filter(({lang, meta}) => SHELL.test(lang) && meta.nocheck === undefined)
      .flatMap((fence) => readInstalls(fence, {file, line: fence.line, column: fence.column})),
  };
}
