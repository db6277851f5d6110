/** @jest-environment node */
import {diffBlocks} from '@site/src/lib/changes/diffBlocks';
import {diffLines} from '@site/src/lib/changes/diffLines';
import {diffRuns} from '@site/src/lib/changes/diffRuns';
import {diffSections} from '@site/src/lib/changes/diffSections';
import {diffTypes} from '@site/src/lib/changes/diffTypes';
import {toOwnNames} from '@site/src/lib/changes/tokens';
import type {Block, Run, Section} from '@site/src/lib/changes/types';

const OWN = toOwnNames(['0.x', '1.x', '0.23.2', '1.0.1']);

function paragraph(...runs: Run[]): Block {
  return {type: 'text', kind: 'paragraph', runs};
}

function code(text: string, title?: string, lang = 'ts'): Block {
  return {type: 'code', lang, ...(title === undefined ? {} : {title}), lines: text.split('\n')};
}

function row(...cells: string[]): Block {
  return {type: 'row', head: [['Name'], ['Meaning']], cells: cells.map((cell) => [cell])};
}

function section(id: string, ...texts: string[]): Section {
  return {id, depth: 2, title: [id], blocks: texts.map((text) => paragraph(text))};
}

function ops(before: readonly Block[], now: readonly Block[]): string {
  return diffBlocks(before, now, OWN)
    .map(({op}) => op)
    .join('');
}

function kinds(before: readonly Section[], now: readonly Section[]): string[] {
  return diffSections(before, now, OWN).changes.map(({change: {kind, id}}) => `${kind} ${id}`);
}

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

describe('diffLines', () => {
  it('shows changed lines with two lines around them and counts the others', () => {
    const before = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'old'];
    const now = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'new'];
    expect(diffLines(before, now, 'ts', OWN)).toEqual(['@5', ' f', ' g', '-old', '+new']);
  });

  it('counts three unchanged lines, and shows two', () => {
    const diff = (...between: string[]): readonly string[] =>
      diffLines(['x', ...between, 'y'], ['z', ...between, 'w'], 'ts', OWN);
    expect(diff('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual(['-x', '+z', ' a', ' b', '@3', ' f', ' g', '-y', '+w']);
    expect(diff('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['-x', '+z', ' a', ' b', ' c', ' d', ' e', ' f', '-y', '+w']);
  });

  it('takes measured times and sizes in the output of a program for no change, but not in code', () => {
    expect(diffLines(['built in 0.12 s, 3.4 kB'], ['built in 0.3 s, 3.5 kB'], 'text', OWN)).toEqual([
      ' built in 0.3 s, 3.5 kB',
    ]);
    expect(diffLines(['wait("1 s")'], ['wait("2 s")'], 'ts', OWN)).toEqual(['-wait("1 s")', '+wait("2 s")']);
  });
});

describe('diffBlocks', () => {
  const long = 'The build writes one declaration file for every source file of the library';

  it('tells kept, edited, added and removed blocks apart, in reading order', () => {
    const before = [paragraph('Kept words.'), paragraph(`${long}.`), paragraph('Gone, all of it.')];
    const now = [paragraph('Kept words.'), paragraph(`${long} and its tests.`), paragraph('Something else entirely.')];
    expect(ops(before, now)).toBe('=~-+');
  });

  it('finds a block again behind an added one', () => {
    expect(ops([paragraph('One.'), paragraph('Two.')], [paragraph('One.'), paragraph('New.'), paragraph('Two.')])).toBe(
      '=+=',
    );
  });

  it('counts no block twice where both ends are equal to each other', () => {
    const [one, two] = [paragraph('First words.'), paragraph('Other text.')];
    expect(ops([one, one, two], [one, two])).toBe('=-=');
    expect(ops([one], [one, one, one])).toBe('=++');
    expect(ops([one, two, one], [one])).toBe('=--');
    expect(ops([one, two], [])).toBe('--');
  });

  it('pairs rows of a table by their first cell', () => {
    const [first, second] = diffBlocks(
      [row('--watch', 'builds again'), row('--dts', 'writes types')],
      [row('--watch', 'starts the whole process anew'), row('--dts', 'writes types')],
      OWN,
    );
    expect([first.op, second.op]).toEqual(['~', '=']);
    expect(first).toMatchObject({
      cells: [
        ['--watch'],
        [
          ['builds again', '-'],
          ['starts the whole process anew', '+'],
        ],
      ],
    });
  });

  it('pairs code blocks by their file and compares their lines', () => {
    const [change] = diffBlocks(
      [code("import {a} from 'a';\nexport default 1;\nx();", 'a.ts')],
      [code("import {b} from 'b';\nexport default 2;\nx();", 'a.ts')],
      OWN,
    );
    expect(change).toMatchObject({
      op: '~',
      lines: ["-import {a} from 'a';", '-export default 1;', "+import {b} from 'b';", '+export default 2;', ' x();'],
    });
  });

  it('shows a file with all of its lines changed as one block', () => {
    expect(ops([code("export * from './a';", 'index.ts')], [code('const b = 1;', 'index.ts')])).toBe('~');
    expect(ops([code("export * from './a';", 'a.ts')], [code('const b = 1;', 'b.ts')])).toBe('-+');
  });

  it('takes another language of a fence and a link to another place for no change', () => {
    expect(ops([code('a', undefined, 'ts')], [code('a', undefined, 'js')])).toBe('=');
    expect(ops([paragraph('See ', ['dts', 'c'], '.')], [paragraph('See dts.')])).toBe('=');
  });
});

describe('diffSections', () => {
  it('tells added, removed and reworded sections, and counts the others', () => {
    const before = [
      section('', 'Intro.'),
      section('same', 'Text.'),
      section('gone', 'Old words.'),
      section('edited', 'It is a default value.'),
    ];
    const now = [
      section('', 'Intro.'),
      section('same', 'Text.'),
      section('edited', 'It is a required value.'),
      section('fresh', 'Quite different.'),
    ];
    const {changes, kept} = diffSections(before, now, OWN);
    expect(changes.map(({change: {kind, id}}) => `${kind} ${id}`)).toEqual([
      'removed gone',
      'changed edited',
      'added fresh',
    ]);
    expect(kept).toBe(2);
  });

  it('sees a section that changed its place, and not those that made room for it', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => section(id, `Text about ${id}.`));
    expect(kinds([a, b, c, d], [d, a, b, c])).toEqual(['moved d']);
  });

  it('sees a heading with other words', () => {
    const {changes} = diffSections(
      [{...section('x', 'Text.'), title: ['Old name']}],
      [{...section('x', 'Text.'), title: ['New name']}],
      OWN,
    );
    expect(changes[0].change).toMatchObject({
      kind: 'changed',
      blocks: [],
      title: [['Old', '-'], ['New', '+'], ' name'],
    });
  });

  it('finds a section again whose id changed, by what it says', () => {
    const text = 'The compiler reads the configuration before anything else happens.';
    expect(kinds([section('before', text, 'More.')], [section('after', text, 'More.', 'And this.')])).toEqual([
      'changed after',
    ]);
  });

  it('shows the start of an added section and counts the rest', () => {
    const [{change}] = diffSections([], [section('new', 'One.', 'Two.', 'Three.', 'Four.')], OWN).changes;
    expect(change).toMatchObject({kind: 'added', more: 2});
    expect(change.blocks).toHaveLength(2);
  });

  it('finds nothing in equal pages', () => {
    const page = [section('', 'Intro.'), section('a', 'Text.')];
    expect(diffSections(page, page, OWN)).toEqual({changes: [], kept: 2});
  });
});

describe('diffTypes', () => {
  it('joins two long types that are alike', () => {
    expect(diffTypes("'es2023' | 'es2024' | 'esnext'", "'es2023' | 'es2024' | 'es2025' | 'esnext'")).toEqual([
      "'es2023' | 'es2024' | ",
      ["'es2025' | ", '+'],
      "'esnext'",
    ]);
  });

  it.each([
    ['short', 'boolean', 'string'],
    ['different', 'Record<string, unknown>[]', '(name: string) => Promise<void>'],
  ])('leaves %s types alone', (_, before, now) => {
    expect(diffTypes(before, now)).toBeUndefined();
  });
});
