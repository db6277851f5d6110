import {compareOutput, compareStatus, compareTree} from './compare/compareSample';
import {toLines} from './compare/matchLines';
import type {Page} from './samples/readPage';
import type {BuildResult, Fence, Place, Problem, Sample} from './samples/types';

type Change = {readonly place: Place; readonly content: readonly string[]};

function isWrong(problems: readonly Problem[]): boolean {
  return problems.some(({canUpdate}) => canUpdate);
}

/** What the blocks of expected output should hold now, of those that are wrong and need no person to decide. */
function listChanges(sample: Sample, result: BuildResult): Change[] {
  const built = Object.keys(result.files);
  const trees = sample.trees
    .filter((tree) => isWrong(compareTree(tree, sample, built)))
    .map(({place, isPartial, files}) => ({
      place,
      content: isPartial ? files.filter((file) => built.includes(file)) : built,
    }));
  const outputs = sample.outputs
    .filter(({path}) => typeof result.files[path] === 'string')
    .filter((output) => isWrong(compareOutput(output, result)))
    .map(({place, path}) => ({place, content: toLines(String(result.files[path]))}));
  return [...trees, ...outputs];
}

/** Puts lines into a block, behind the indentation and the marks of quotes that its own have. */
function replaceBlock(lines: string[], {line, end, column}: Fence, content: readonly string[]): void {
  const prefix = lines[line - 1].slice(0, column - 1).replace(/[^\s>]/g, ' ');
  lines.splice(line, end - line - 1, ...content.map((row) => (prefix + row).trimEnd()));
}

/**
 * The text of a page with its file lists and exact outputs replaced by what the builds wrote, where that is something else: for
 * changes of the tool that are wanted. Outputs with gaps, logs and `expect=contains` blocks stay and are reported again, and so does
 * all of a sample that fails or passes otherwise than the page says: what it left behind is no answer.
 */
export function updatePage(page: Page, getResult: (sample: Sample) => BuildResult | undefined): string {
  const lines = page.text.split('\n');
  const changes = page.samples.flatMap((sample) => {
    const result = getResult(sample);
    return result && compareStatus(sample, result).length === 0 ? listChanges(sample, result) : [];
  });
  for (const {place, content} of changes.sort((a, b) => b.place.line - a.place.line)) {
    const fence = page.fences.find(({line}) => line === place.line);
    if (fence) {
      replaceBlock(lines, fence, content);
    }
  }
  return lines.join('\n');
}
