import {formatAdvice, formatFigures, formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';
import type {Problem} from '@site/src/plugins/verified-docs/server/samples/types';
import type {Figures} from '@site/src/plugins/verified-docs/server/createFigures';

const SHARE = {documented: 3, existing: 4};
const FIGURES: Figures = {
  package: '@rslib/core 1.0.0',
  pages: 2,
  translatedPages: 1,
  blocks: 40,
  typed: 10,
  packageJson: 2,
  tsconfig: 1,
  commands: 5,
  samples: 6,
  builds: 4,
  built: 2,
  proven: 0,
  slowest: [{key: 'dts', seconds: 2.345}],
  options: {documented: 9, existing: 10, excused: 0},
  flags: SHARE,
  exports: SHARE,
  types: SHARE,
  fields: SHARE,
  paths: 7,
  installs: 1,
  links: 3,
};
const place = (line: number, title?: string) => ({file: 'docs/a.mdx', line, column: 1, title});

describe('figures of the checks', () => {
  it('name what was built, and no list that is empty', () => {
    const text = formatFigures(FIGURES, []);
    expect(text).toContain('samples               6 in 4 builds (2 new)\n    2.3 s           dts\n');
    expect(text).toContain('options documented    9/10\n');
    expect(text).toContain('unchecked blocks      0 (0.0 %)');
    expect(text).not.toMatch(/proven|with a reason/);
  });

  it('name what is proven, excused or left unchecked, with the reason', () => {
    const figures = {...FIGURES, proven: 2, options: {...FIGURES.options, excused: 1}};
    const text = formatFigures(figures, [{place: place(8), reason: 'needs a network'}]);
    expect(text).toContain('\n  proven before       2\n');
    expect(text).toContain('options documented    9/10, 1 listed with a reason\n');
    expect(text).toMatch(/unchecked blocks {6}1 \(2\.5 %\)\n {2}docs\/a\.mdx:8:1: needs a network$/);
  });

  it('have no share of nothing', () => {
    expect(formatFigures({...FIGURES, blocks: 0}, [])).toContain('unchecked blocks      0 (0.0 %)');
  });
});

describe('findings', () => {
  it('have place and title of the block, and every line of the message', () => {
    expect(formatProblem({place: place(3, 'rslib.config.ts'), message: 'expected a\nfound b'})).toBe(
      '✗ docs/a.mdx:3:1 (rslib.config.ts): expected a\n    found b',
    );
  });

  it('come with the command for each page whose findings can be accepted, once', () => {
    const problems: readonly Problem[] = [
      {place: place(3), message: 'a', canUpdate: true},
      {place: place(9), message: 'b', canUpdate: true},
      {place: {...place(1), file: 'docs/b.mdx'}, message: 'c'},
    ];
    expect(formatAdvice(problems).split('\n').slice(1)).toEqual(['  npm run docs:verify -- --update docs/a.mdx']);
    expect(formatAdvice([problems[2]])).toBe('');
  });
});
