import type {Page} from '../samples/readPage';
import type {Fence, Problem} from '../samples/types';

function describe({lang, meta}: Fence): string {
  return typeof meta.title === 'string' ? meta.title : `${lang} block`;
}

function belongsToSample({meta}: Fence): boolean {
  return typeof meta.sample === 'string' || typeof meta.title === 'string';
}

/** Blocks with a title or a sample of a translated page have to be those of the original, in order and to the letter. */
export function checkTranslation(translated: Page, original: Page | undefined): Problem[] {
  const mine = translated.fences.filter(belongsToSample);
  const theirs = original?.fences.filter(belongsToSample) ?? [];
  const problems: Problem[] = [];
  for (const [index, fence] of mine.entries()) {
    const place = {file: translated.file, line: fence.line, column: fence.column};
    const other = theirs[index];
    if (!other || JSON.stringify(other.meta) !== JSON.stringify(fence.meta) || other.code !== fence.code) {
      const line = other ? fence.code.split('\n').findIndex((text, row) => text !== other.code.split('\n')[row]) : -1;
      problems.push({
        place: line === -1 ? place : {...place, line: fence.line + line + 1},
        message: `${describe(fence)} differs from ${other && original ? `${original.file}:${other.line}` : 'the English page'}`,
      });
      break;
    }
  }
  if (problems.length === 0 && mine.length < theirs.length) {
    const {line} = theirs[mine.length];
    problems.push({
      place: {file: translated.file, line: 1, column: 1},
      message: `${describe(theirs[mine.length])} of ${original?.file ?? ''}:${line} is missing`,
    });
  }
  return problems;
}
