/** What is weighed: each has a budget. */
export type FigureName =
  | 'docHtml'
  | 'docCss'
  | 'docJs'
  | 'docTotal'
  | 'homeTotal'
  | 'appJs'
  | 'translatedAppJs'
  | 'ownChunk'
  | 'largestHtml'
  | 'largestChunk';

/** kB (1000 bytes) after brotli at its best level. */
export type Figures = Readonly<Record<FigureName, number>>;

export type Budget = {
  readonly title: string;
  /** kB that the page is meant to weigh. */
  readonly target: number;
};

/** The page that stands for long docs, and the home page. */
export const LONG_DOC = '/config/lib/dts';
export const HOME = '/';

export const BUDGETS: Readonly<Record<FigureName, Budget>> = {
  docHtml: {title: 'long doc: HTML', target: 13},
  docCss: {title: 'long doc: style sheets', target: 12},
  docJs: {title: 'long doc: scripts before the load event', target: 4},
  docTotal: {title: 'long doc: all before the load event', target: 32},
  homeTotal: {title: 'home: all before the load event, with its art', target: 40},
  appJs: {title: 'scripts to read a long doc and to go on from it', target: 120},
  translatedAppJs: {title: 'the same in the heaviest other language', target: 120},
  ownChunk: {title: 'own chunk of a doc, median', target: 6},
  largestHtml: {title: 'HTML of the longest page', target: 20},
  largestChunk: {title: 'own chunk of the longest doc', target: 15},
};

export type Verdict = Budget & {
  readonly figure: number;
  readonly state: 'kept' | 'exceeded';
};

/** Compares figures with the budgets, in their order. */
export function judgeFigures(
  figures: Figures,
  budgets: Readonly<Record<FigureName, Budget>> = BUDGETS,
): readonly Verdict[] {
  return Object.entries(budgets).map(([name, budget]) => {
    const figure = figures[name as FigureName];
    return {...budget, figure, state: figure > budget.target ? 'exceeded' : 'kept'};
  });
}

/** A line for each figure, with its target, and whether it is too much. */
export function formatVerdicts(verdicts: readonly Verdict[]): string[] {
  const width = Math.max(...verdicts.map(({title}) => title.length));
  return verdicts.map(({title, figure, target, state}) => {
    const sum = `${figure.toFixed(1).padStart(6)} of ${target.toFixed(1).padStart(5)} kB`;
    return `${title.padEnd(width)} ${sum}${state === 'kept' ? '' : '  TOO MUCH'}`;
  });
}
