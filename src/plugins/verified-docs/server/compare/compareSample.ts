import type {BuildResult, ExpectedOutput, ExpectedTree, Problem, Sample} from '../samples/types';
import {isGap, matchLines, toLines} from './matchLines';

const LOG_LINES = 15;
const END = '<end of file>';

/** Whether the commands ended as the page says: all of them passed, or the last one failed. */
function endedAsSaid({commands, fails}: Sample, {status, ran}: BuildResult): boolean {
  return fails ? status !== 0 && ran === Math.max(commands.length, 1) : status === 0;
}

export function compareStatus(sample: Sample, result: BuildResult): Problem[] {
  if (endedAsSaid(sample, result)) {
    return [];
  }
  const {id, place, commands, fails} = sample;
  const {status, ran, log} = result;
  const found =
    fails && status !== 0
      ? `only ${ran} of its ${commands.length} commands ran, and the run ended with status ${status}`
      : `it exits with status ${status}`;
  return [
    {
      place,
      message: [
        `sample "${id}": the page says that the ${fails ? 'last command fails' : 'command passes'}, ${found}`,
        ...toLines(log)
          .slice(-LOG_LINES)
          .map((line) => `  | ${line}`),
      ].join('\n'),
    },
  ];
}

export function compareTree(tree: ExpectedTree, sample: Sample, built: readonly string[]): Problem[] {
  const missing = tree.files.filter((file) => !built.includes(file));
  const added = tree.isPartial ? [] : built.filter((file) => !tree.files.includes(file));
  if (missing.length + added.length === 0) {
    return [];
  }
  const lines = [
    `the file list of sample "${sample.id}" is not what the build writes`,
    ...missing.map((file) => `  - ${file}   (on the page, not built)`),
    ...added.map((file) => `  + ${file}   (built, not on the page)`),
  ];
  return [{place: tree.place, message: lines.join('\n'), canUpdate: true}];
}

export function compareOutput(output: ExpectedOutput, {files}: BuildResult): Problem[] {
  const {place, path, mode, code} = output;
  const isBuilt = Object.hasOwn(files, path);
  if (mode === 'absent') {
    return isBuilt ? [{place, message: `${path} is built, the page says that it is not`}] : [];
  }
  if (!isBuilt) {
    return [{place, message: `${path} is not built\n  built: ${Object.keys(files).join(', ') || 'nothing'}`}];
  }
  const text = files[path] ?? '';
  if (mode === 'contains') {
    const lines = new Set(toLines(text).map((line) => line.trim()));
    return toLines(code)
      .filter((line) => line.trim() !== '' && !isGap(line) && !lines.has(line.trim()))
      .map((line) => ({place, message: `${path} has no line\n  - ${line.trim()}`}));
  }
  const mismatch = matchLines(code, text);
  if (!mismatch) {
    return [];
  }
  return [
    {
      place: {...place, line: place.line + mismatch.line + 1},
      message: `${path} differs\n  - ${mismatch.expected ?? END}   (on the page)\n  + ${mismatch.found ?? END}   (built)`,
      ...(toLines(code).some(isGap) ? {} : {canUpdate: true as const}),
    },
  ];
}

/** Everything that a page says about a sample and that its build does not do. */
export function compareSample(sample: Sample, result: BuildResult): Problem[] {
  const built = Object.keys(result.files);
  return [
    ...compareStatus(sample, result),
    ...sample.logs.flatMap(({place, lines}) =>
      lines
        .filter((line) => !isGap(line) && !result.log.includes(line))
        .map((line) => ({place, message: `the output of sample "${sample.id}" does not say\n  - ${line}`})),
    ),
    ...sample.trees.flatMap((tree) => compareTree(tree, sample, built)),
    ...sample.outputs.flatMap((output) => compareOutput(output, result)),
  ];
}
