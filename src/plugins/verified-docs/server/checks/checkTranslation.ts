import type {Page} from '../samples/readPage';
import type {Fence, Problem} from '../samples/types';

function describe({lang, meta}: Fence): string {
  return typeof meta.title === 'string' ? meta.title : `${lang} block`;
}

/** The fence as written, in one spelling. */
function describeFence({lang, meta}: Fence): string {
  const words = Object.entries(meta).map(([key, value]) => (value === true ? key : `${key}="${value}"`));
  return ['```' + lang, ...words].join(' ');
}

function belongsToSample({meta}: Fence): boolean {
  return typeof meta.sample === 'string' || typeof meta.title === 'string';
}

const MISSING = '<nothing>';

/** The first line that differs, counted from 0; the fence's own line is -1. */
function findDifference(fence: Fence, other: Fence): {line: number; expected: string; found: string} {
  const mine = fence.code.split('\n');
  const theirs = other.code.split('\n');
  const line = mine.findIndex((text, row) => text !== theirs[row]);
  return line === -1 || JSON.stringify(fence.meta) !== JSON.stringify(other.meta)
    ? {line: -1, expected: describeFence(other), found: describeFence(fence)}
    : {line, expected: theirs[line] ?? MISSING, found: mine[line]};
}

/** Blocks with a title or a sample of a translated page have to be those of the original, in order and to the letter. */
export function checkTranslation(translated: Page, original: Page | undefined): Problem[] {
  const mine = translated.fences.filter(belongsToSample);
  const theirs = original?.fences.filter(belongsToSample) ?? [];
  for (const [index, fence] of mine.entries()) {
    const place = {file: translated.file, line: fence.line, column: fence.column};
    const other = theirs[index];
    if (!other || !original) {
      return [{place, message: `${describe(fence)} is not on the English page\n  remove it, or add it there first`}];
    }
    if (JSON.stringify(other.meta) !== JSON.stringify(fence.meta) || other.code !== fence.code) {
      const {line, expected, found} = findDifference(fence, other);
      return [
        {
          place: {...place, line: fence.line + line + 1},
          message:
            `${describe(fence)} differs from ${original.file}:${other.line}\n` +
            `  - ${expected}   (English page)\n  + ${found}   (here)\n` +
            '  copy the block again, and look whether the text around it still holds',
        },
      ];
    }
  }
  if (mine.length === theirs.length) {
    return [];
  }
  const missing = theirs[mine.length];
  return [
    {
      place: {file: translated.file, line: 1, column: 1},
      message: `${describe(missing)} of ${original?.file ?? ''}:${missing.line} is missing\n  translate the part of the page that it belongs to`,
    },
  ];
}
