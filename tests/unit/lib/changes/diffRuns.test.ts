import {diffRuns} from '@site/src/lib/changes/diffRuns';
import {toOwnNames} from '@site/src/lib/changes/tokens';
import type {Run} from '@site/src/lib/changes/types';

const OWN = toOwnNames(['0.x', '1.x', '0.23.2', '1.0.1']);

describe('diffRuns', () => {
  it('marks the words that went and those that came', () => {
    expect(diffRuns(['It writes one file.'], ['It writes two files.'], OWN)).toEqual([
      'It writes ',
      ['one file', '-'],
      ['two files', '+'],
      '.',
    ]);
  });

  it('keeps the look of changed code, and takes a stretch of code as one word', () => {
    const before: Run[] = ['The default is ', ['false', 'c'], '.'];
    const now: Run[] = ['The default is ', ['true', 'c'], '.'];
    expect(diffRuns(before, now, OWN)).toEqual(['The default is ', ['false', 'c-'], ['true', 'c+'], '.']);
  });

  it('does not leave short words standing between changed ones', () => {
    const runs = diffRuns(['read every page of it'], ['wrote some parts of them'], OWN);
    expect(runs).toEqual([
      ['read every page of it', '-'],
      ['wrote some parts of them', '+'],
    ]);
  });

  it('replaces a sentence in one piece when less of it was kept than changed, code included', () => {
    const before: Run[] = ['It stays. Users whose ', ['mode', 'c'], ' is of the older kind have to add an ending.'];
    const now: Run[] = ['It stays. Node.js and every ', ['mode', 'c'], ' of a bundler find the file by now.'];
    expect(diffRuns(before, now, OWN)).toEqual([
      'It stays. ',
      ['Users whose ', '-'],
      ['mode', 'c-'],
      [' is of the older kind have to add an ending', '-'],
      ['Node.js and every ', '+'],
      ['mode', 'c+'],
      [' of a bundler find the file by now', '+'],
      '.',
    ]);
  });

  it('keeps a word between two that are only gone', () => {
    expect(diffRuns(['A quick brown lazy fox'], ['A brown fox'], OWN)).toEqual([
      'A ',
      ['quick ', '-'],
      'brown ',
      ['lazy ', '-'],
      'fox',
    ]);
  });

  it('finds words in Chinese, which has no blanks', () => {
    expect(diffRuns(['默认值是关闭的。'], ['默认值是开启的。'], OWN)).toEqual([
      '默认值是',
      ['关闭', '-'],
      ['开启', '+'],
      '的。',
    ]);
  });

  it.each([
    ['the release', 'Rslib 0.23.2 prints it', 'Rslib 1.0.1 prints it'],
    ['the label of the version', 'the options of 0.x', 'the options of 1.x'],
    ['white space', 'two  words', 'two words'],
    ['a hash in a file name', 'static/logo.1f2e3d4c.svg', 'static/logo.9a8b7c6d.svg'],
    ['the version in an install command', 'npm install @rslib/core@0', 'npm install @rslib/core'],
  ])('takes %s for no change, and shows the new text', (_, before, now) => {
    expect(diffRuns([before], [now], OWN)).toEqual([now]);
  });

  it('takes another number for a change', () => {
    expect(diffRuns(['needs Node.js 18.0.1'], ['needs Node.js 20.19'], OWN)).toEqual([
      'needs Node.js ',
      ['18.0.1', '-'],
      ['20.19', '+'],
    ]);
  });
});
