import {readInstalls} from '../checks/checkInstalls';
import type {Install} from '../checks/checkInstalls';
import type {ExternalLink} from '../checks/checkLinks';
import {collectSamples} from './collectSamples';
import {parseFences} from './parseFences';
import type {Fence, Place, Problem, Sample} from './types';

export type OptionUse = {readonly name: string; readonly place: Place};

export type Page = {
  /** Path inside the docs folder: `config/lib/dts.mdx`. */
  readonly page: string;
  /** Path inside the site: `docs/config/lib/dts.mdx`. */
  readonly file: string;
  readonly text: string;
  readonly fences: readonly Fence[];
  readonly samples: readonly Sample[];
  readonly options: readonly OptionUse[];
  readonly installs: readonly Install[];
  readonly links: readonly ExternalLink[];
  /** Inline code outside of blocks. */
  readonly inlineCode: readonly {readonly code: string; readonly place: Place}[];
  readonly problems: readonly Problem[];
};

/** `<Option again of>` repeats a header on another page, and does not count. */
const OPTION = /<Option\s+of="([^"]+)"/g;
const LINK = /\]\((https?:[^)\s]+)\)|<(https?:[^>\s]+)>|href="(https?:[^"]+)"/g;
const INLINE_CODE = /(?<!`)`([^`\n]+)`(?!`)/g;
const SHELL = /^(?:sh|bash|shell)$/;

/** The text with the lines of fenced blocks emptied, so that positions stay. */
export function blankFences(text: string, fences: readonly Fence[]): string {
  const lines = text.split('\n');
  for (const {line, code} of fences) {
    const count = code.split('\n').length;
    for (let index = line - 1; index < line + count; index++) {
      lines[index] = '';
    }
  }
  return lines.join('\n');
}

function findAll(text: string, pattern: RegExp, file: string): {value: string; place: Place}[] {
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(pattern)].map((match) => ({
      value: match.slice(1).find((group) => group !== undefined) ?? '',
      place: {file, line: index + 1, column: match.index + 1},
    })),
  );
}

/** Everything the checks need of one page. */
export function readPage(text: string, {page, file}: {readonly page: string; readonly file: string}): Page {
  const fences = parseFences(text);
  const prose = blankFences(text, fences);
  const {samples, problems} = collectSamples(fences, {page, file});
  return {
    page,
    file,
    text,
    fences,
    samples,
    problems,
    options: findAll(prose, OPTION, file).map(({value, place}) => ({name: value, place})),
    links: findAll(prose, LINK, file).map(({value, place}) => ({url: value, place})),
    inlineCode: findAll(prose, INLINE_CODE, file).map(({value, place}) => ({code: value, place})),
    installs: fences
      .filter(({lang, meta}) => SHELL.test(lang) && meta.nocheck === undefined)
      .flatMap(({code, line, column}) => readInstalls(code, {file, line, column})),
  };
}
