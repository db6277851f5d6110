import {parseCodeMarks, parseFileTree, toCopyText} from '@site/src/lib/code';

describe('parseCodeMarks', () => {
  it.each([
    ['const a = 1; // [!code ++]', 'const a = 1;', 'added'],
    ['const a = 1; // [!code --]', 'const a = 1;', 'removed'],
    ['key: value # [!code highlight]', 'key: value', 'highlight'],
    ['<p>text</p> <!-- [!code focus] -->', '<p>text</p>', 'focus'],
    ['a {} /* [!code ++] */', 'a {}', 'added'],
    ['<b /> {/* [!code --] */}', '<b />', 'removed'],
  ])('CODE-04 takes the mark off %s', (source, code, mark) => {
    expect(parseCodeMarks(source)).toEqual({code, marks: {0: [mark]}});
  });

  it('CODE-04 reads several marks on a line and keeps other lines as they are', () => {
    expect(parseCodeMarks('a // note\nb // [!code ++] // [!code focus]')).toEqual({
      code: 'a // note\nb',
      marks: {1: ['focus', 'added']},
    });
  });

  it('CODE-04 leaves a mark in the middle of a line and an unknown one', () => {
    const code = 'a // [!code ++] b\nc // [!code bold]';
    expect(parseCodeMarks(code)).toEqual({code, marks: {}});
  });
});

describe('toCopyText', () => {
  it('CODE-03 leaves out removed lines', () => {
    expect(toCopyText({code: 'old\nnew', language: 'ts', marks: {0: ['removed'], 1: ['added']}})).toBe('new');
  });

  it('CODE-03 leaves out the prompt of shell commands, and only there', () => {
    expect(toCopyText({code: '$ npm i\nadded 3 packages', language: 'sh'})).toBe('npm i\nadded 3 packages');
    expect(toCopyText({code: '$ = jquery', language: 'js'})).toBe('$ = jquery');
  });
});

describe('parseFileTree', () => {
  it('nests paths in the order of the lines', () => {
    expect(parseFileTree('dist/index.js\n./dist/types/a.d.ts\n\npackage.json\n')).toEqual([
      {name: 'dist', children: [{name: 'index.js'}, {name: 'types', children: [{name: 'a.d.ts'}]}]},
      {name: 'package.json'},
    ]);
  });

  it('reads empty folders and remarks', () => {
    expect(parseFileTree('dist/  # made by the build\nsrc/a#b.ts')).toEqual([
      {name: 'dist', children: [], note: 'made by the build'},
      {name: 'src', children: [{name: 'a#b.ts'}]},
    ]);
  });
});
