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
  /**
   * kB that it may weigh for now, where the target is out of reach: today's weight, so that no change makes it worse unseen. To be
   * lowered with each gain: what is printed says so where it has become loose.
   */
  readonly reached?: number;
};

/** The page that stands for long docs, and the home page. */
export const LONG_DOC = '/config/lib/dts';
export const HOME = '/';

export const BUDGETS: Readonly<Record<FigureName, Budget>> = {
  docHtml: {title: 'long doc: HTML', target: 13, reached: 17.4},
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

/** kB that a limit may lie above the figure before it counts as loose: a sentence more on a page is no reason to fail. */
const SLACK = 1;

export type Verdict = Budget & {
  readonly figure: number;
  /** `reached`: within the limit for now, above the target. `loose`: the limit can be lowered. */
  readonly state: 'kept' | 'reached' | 'exceeded' | 'loose';
};

function judge({target, reached}: Budget, figure: number): Verdict['state'] {
  if (figure > Math.max(target, reached ?? 0)) {
    return 'exceeded';
  }
  if (reached === undefined) {
    return 'kept';
  }
  return reached - Math.max(figure, target) > SLACK || figure <= target ? 'loose' : 'reached';
}

/** Compares figures with the budgets, in their order. */
export function judgeFigures(
  figures: Figures,
  budgets: Readonly<Record<FigureName, Budget>> = BUDGETS,
): readonly Verdict[] {
  return Object.entries(budgets).map(([name, budget]) => {
    const figure = figures[name as FigureName];
    return {...budget, figure, state: judge(budget, figure)};
  });
}

const REMARKS: Readonly<Record<Verdict['state'], string>> = {
  kept: '',
  reached: 'above its target, not worse than before',
  exceeded: 'TOO MUCH',
  loose: 'the limit in tools/weight/budgets.ts can be lowered, or go',
};

/** A line for each figure, with its target and what is to be said of it. */
export function formatVerdicts(verdicts: readonly Verdict[]): string[] {
  const width = Math.max(...verdicts.map(({title}) => title.length));
  return verdicts.map(({title, figure, target, reached, state}) => {
    const limit = reached === undefined ? '' : ` (for now ${reached.toFixed(1)})`;
    const sum = `${figure.toFixed(1).padStart(6)} of ${target.toFixed(1).padStart(5)} kB${limit}`;
    return `${title.padEnd(width)} ${sum}${state === 'kept' ? '' : `  ${REMARKS[state]}`}`;
  });
}
