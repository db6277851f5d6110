/** @jest-environment node */
import {
  BUDGETS,
  formatVerdicts,
  judgeFigures,
  type Budget,
  type FigureName,
  type Figures,
} from '@site/tools/weight/budgets';

const NAMES = Object.keys(BUDGETS) as FigureName[];

function createFigures(figure: number): Figures {
  return Object.fromEntries(NAMES.map((name) => [name, figure])) as Figures;
}

function judgeOne(budget: Budget, figure: number): string {
  const budgets = Object.fromEntries(NAMES.map((name) => [name, budget])) as Record<FigureName, Budget>;
  return judgeFigures(createFigures(figure), budgets)[0].state;
}

describe('judgeFigures', () => {
  const title = 'x';

  it('keeps what is at its target or below', () => {
    expect(judgeOne({title, target: 12}, 12)).toBe('kept');
    expect(judgeOne({title, target: 12}, 3)).toBe('kept');
  });

  it('objects to what is above its target', () => {
    expect(judgeOne({title, target: 12}, 12.01)).toBe('exceeded');
  });

  it('has a verdict for each budget, in their order', () => {
    expect(judgeFigures(createFigures(1)).map(({title: name}) => name)).toEqual(
      Object.values(BUDGETS).map(({title: name}) => name),
    );
  });
});

describe('BUDGETS', () => {
  it('has the targets of the specification', () => {
    expect(Object.fromEntries(NAMES.map((name) => [name, BUDGETS[name].target]))).toMatchObject({
      docHtml: 13,
      docCss: 12,
      docJs: 4,
      docTotal: 32,
      homeTotal: 40,
      appJs: 120,
      ownChunk: 6,
    });
  });
});

describe('formatVerdicts', () => {
  it('names the figure and the target, and says what is too much', () => {
    expect(
      formatVerdicts([
        {title: 'page', target: 13, figure: 12.34, state: 'kept'},
        {title: 'styles', target: 12, figure: 14.5, state: 'exceeded'},
      ]),
    ).toEqual(['page     12.3 of  13.0 kB', 'styles   14.5 of  12.0 kB  TOO MUCH']);
  });
});
