/** The steps of a build, as the performance logger of Docusaurus prints them. */

/** `en: [PERF] Build > en > SSG > Render - 6.88 seconds! - (Heap ...)`; what belongs to no locale has none in front. */
const LINE = /^(?:([\w-]+): )?\[PERF\] (.+) - ([\d.]+) (ms|seconds)/;
/** What threads do for a step of the build: large sites have a line for every ten pages. */
const WORKER = /^SSG Worker /;
/** Plugins do these side by side: the time of each is that of all. */
const SHARED = new Set(['Load plugins content', 'allContentLoaded()']);
const NAME_WIDTH = 36;
/** Seconds of two locales. */
const CELL_WIDTH = 11;

/**
 * @param {string} output
 * @returns {{lang: string, path: string[], seconds: number}[]} in the order in which they came to an end; `lang` is empty for what is
 *   done for all locales
 */
export function readSteps(output) {
  return output.split('\n').flatMap((line) => {
    const [, lang = '', name, amount, unit] = LINE.exec(line) ?? [];
    if (name === undefined || WORKER.test(name)) {
      return [];
    }
    const path = name.split(' > ').filter((part, index) => !(index === 1 && part === lang));
    return [{lang, path, seconds: Number(amount) / (unit === 'ms' ? 1000 : 1)}];
  });
}

/** Children in the order in which the first one of each name came to an end. */
function addStep(node, [name, ...rest], column, {lang, seconds}) {
  const child = node.get(name) ?? {cells: new Map(), children: new Map()};
  node.set(name, child);
  if (rest.length > 0) {
    addStep(child.children, rest, column, {lang, seconds});
    return;
  }
  const cell = child.cells.get(column) ?? new Map();
  // The whole build comes twice, with the locale in its name and without.
  child.cells.set(column, cell.set(lang, Math.max(cell.get(lang) ?? 0, seconds)));
}

function formatCell(cell) {
  return [...(cell ?? [])]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, seconds]) => seconds.toFixed(1))
    .join(' ');
}

function listRows(node, columns, least, depth = 0) {
  return [...node].flatMap(([name, {cells, children}]) => {
    const below = SHARED.has(name) ? [] : listRows(children, columns, least, depth + 1);
    const longest = Math.max(0, ...[...cells.values()].flatMap((cell) => [...cell.values()]));
    return longest < least && below.length === 0
      ? []
      : [[`${'  '.repeat(depth)}${name}`, ...columns.map((column) => formatCell(cells.get(column)))], ...below];
  });
}

/**
 * A table of the steps that took long in one of several builds: a line for each step, a column for each build, in it the seconds of each
 * locale, in the order of their names.
 *
 * @param {{name: string, steps: ReturnType<typeof readSteps>}[]} builds
 * @param {number} least seconds that a step has to take in one locale of one build to be shown
 */
export function formatSteps(builds, least) {
  const root = new Map();
  for (const {name, steps} of builds) {
    steps.forEach((step) => addStep(root, step.path, name, step));
  }
  const columns = builds.map(({name}) => name);
  const widths = columns.map((name) => Math.max(name.length, CELL_WIDTH));
  return [['seconds of each locale', ...columns], ...listRows(root, columns, least)].map(([name, ...cells]) =>
    [name.padEnd(NAME_WIDTH), ...cells.map((cell, index) => cell.padStart(widths[index]))].join('  '),
  );
}
