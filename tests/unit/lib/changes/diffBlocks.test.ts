/** @jest-environment node */
import {diffBlocks} from '@site/src/lib/changes/diffBlocks';
import {toOwnNames} from '@site/src/lib/changes/tokens';
import type {Block, Run} from '@site/src/lib/changes/types';

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

function ops(before: readonly Block[], now: readonly Block[]): string {
  return diffBlocks(before, now, OWN)
    .map(({op}) => op)
    .join('');
}

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

  it('pairs code blocks without a file by the lines that they have in common', () => {
    expect(ops([code('a();\nb();\nc();')], [code('a();\nb();\nd();')])).toBe('~');
    expect(ops([code('a();\nb();\nc();')], [code('a();\nd();\ne();')])).toBe('-+');
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
