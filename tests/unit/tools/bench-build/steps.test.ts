/** @jest-environment node */
import {formatSteps, readSteps} from '../../../../tools/bench-build/steps.mjs';

const OUTPUT = `inputs of en and zh
[PERF] Hash the output - 310.00 ms - (Heap 10mb -> 11mb / Total 20mb)
en: [INFO] [en] Creating an optimized production build...
zh: [PERF] Build > zh > Load site > allContentLoaded() > allContentLoaded() - site-search@default - 2.18 seconds! - (Heap 84mb -> 84mb / Total 154mb)
zh: [PERF] Build > zh > Load site > allContentLoaded() - 2.20 seconds! - (Heap 84mb -> 84mb / Total 154mb)
en: [PERF] Build > en > postBuild() > site-minify - 950.12 ms - (Heap 84mb -> 84mb / Total 154mb)
en: [PERF] Build > en > postBuild() > site-sitemap - 12.00 ms - (Heap 84mb -> 84mb / Total 154mb)
en: [PERF] SSG Worker 2 - Task 42 - Rendering 10 pathnames - 308.72 ms - (Heap 99mb -> 101mb / Total 162mb)
en: [PERF] Build > en > postBuild() - 1.10 seconds! - (Heap 84mb -> 84mb / Total 154mb)
zh: [PERF] Build > zh > postBuild() - 1.30 seconds! - (Heap 84mb -> 84mb / Total 154mb)
en: [PERF] Build > en - 9.10 seconds! - (Heap 84mb -> 84mb / Total 154mb)
en: [PERF] Build - 9.11 seconds! - (Heap 84mb -> 84mb / Total 154mb)
`;

describe('readSteps', () => {
  it('reads locale, place and seconds of each step, and nothing else', () => {
    const steps = readSteps(OUTPUT);
    expect(steps).toHaveLength(9);
    expect(steps.slice(0, 2)).toEqual([
      {lang: '', path: ['Hash the output'], seconds: 0.31},
      {
        lang: 'zh',
        path: ['Build', 'Load site', 'allContentLoaded()', 'allContentLoaded() - site-search@default'],
        seconds: 2.18,
      },
    ]);
    expect(steps[3]).toEqual({lang: 'en', path: ['Build', 'postBuild()', 'site-minify'], seconds: 0.95012});
  });
});

describe('formatSteps', () => {
  it('shows what took long in one of the builds, each locale by itself, below the step that it is a part of', () => {
    const quick = [{lang: 'en', path: ['Build', 'postBuild()', 'site-minify'], seconds: 0.1}];
    const lines = formatSteps(
      [
        {name: 'cold', steps: readSteps(OUTPUT)},
        {name: 'a page changed', steps: quick},
      ],
      0.2,
    );
    expect(lines.map((line) => line.trimEnd().replace(/(?<=\S) {2,}/g, ' | '))).toEqual([
      'seconds of each locale | cold | a page changed',
      'Hash the output | 0.3',
      'Build | 9.1',
      '  Load site',
      '    allContentLoaded() | 2.2',
      '  postBuild() | 1.1 1.3',
      '    site-minify | 1.0 | 0.1',
    ]);
  });
});
