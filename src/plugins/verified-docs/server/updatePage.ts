import {isGap, toLines} from './compare/matchLines';
import type {Page} from './samples/readPage';
import type {BuildResult, Place, Sample} from './samples/types';

/** What a block of expected output should hold now; `undefined` when a person has to decide. */
function getRealContent(sample: Sample, result: BuildResult, line: number): string[] | undefined {
  const tree = sample.trees.find(({place}) => place.line === line);
  if (tree) {
    const built = Object.keys(result.files);
    return tree.isPartial ? tree.files.filter((file) => built.includes(file)) : built;
  }
  const output = sample.outputs.find(({place}) => place.line === line);
  const text = output?.mode === 'exact' ? result.files[output.path] : undefined;
  // Which lines a gap stands for is the author's choice.
  return output && typeof text === 'string' && !toLines(output.code).some(isGap) ? toLines(text) : undefined;
}

/** Lines between an opening fence and its closing one; an empty block has none. */
function getLength(lines: readonly string[], {line}: Place): number {
  const fence = /^\s*(`{3,}|~{3,})/.exec(lines[line - 1])?.[1] ?? '```';
  return lines.slice(line).findIndex((row) => row.trim().startsWith(fence));
}

function replaceBlock(lines: string[], {line, column}: Place, length: number, content: readonly string[]): void {
  const indent = ' '.repeat(column - 1);
  lines.splice(line, length, ...content.map((row) => (row === '' ? '' : indent + row)));
}

/**
 * The text of a page with its file lists and exact outputs replaced by what the builds wrote: for changes of the tool that
 * are wanted. Outputs with gaps, logs and `expect=contains` blocks stay and are reported again.
 */
export function updatePage(page: Page, getResult: (sample: Sample) => BuildResult | undefined): string {
  const lines = page.text.split('\n');
  const changes = page.samples.flatMap((sample) => {
    const result = getResult(sample);
    if (!result) {
      return [];
    }
    return [...sample.trees, ...sample.outputs].flatMap(({place}) => {
      const content = getRealContent(sample, result, place.line);
      return content ? [{place, content}] : [];
    });
  });
  for (const {place, content} of changes.sort((a, b) => b.place.line - a.place.line)) {
    const fence = page.fences.find(({line}) => line === place.line);
    const current = toLines(fence?.code ?? '');
    if (current.join('\n') !== content.join('\n')) {
      replaceBlock(lines, place, getLength(lines, place), content);
    }
  }
  return lines.join('\n');
}
