import {fitText, splitForLines, type Measure} from '@site/src/lib/card';

// Letters are half as wide as the type is high; Chinese characters as wide as it is high.
const measure: Measure = (text, size) =>
  Array.from(text).reduce(
    (sum, character) => sum + (/\p{Script=Han}|[，。：；！？、]/u.test(character) ? size : size / 2),
    0,
  );

describe('splitForLines', () => {
  it.each([
    ['en', 'Use lib.dts with @rslib/core', ['Use ', 'lib.dts ', 'with ', '@rslib/core']],
    ['en', 'Types (d.ts) — and more', ['Types ', '(d.ts) ', '— ', 'and ', 'more']],
  ])('splits %s between words, not inside a name: %s', (lang, text, parts) => {
    expect(splitForLines(text, lang)).toEqual(parts);
  });

  it('keeps brackets with what they hold', () => {
    expect(splitForLines('库（lib.dts）很好', 'zh-CN')).toEqual(['库', '（lib.dts）', '很好']);
    expect(splitForLines('看《指南》', 'zh-CN')).toEqual(['看', '《指南》']);
  });

  it('keeps punctuation that a text begins with', () => {
    expect(splitForLines('—声明文件', 'zh-CN').join('')).toBe('—声明文件');
  });

  it('splits Chinese between words and keeps punctuation with the word before', () => {
    const parts = splitForLines('生成声明文件，可以打包。', 'zh-CN');
    expect(parts.join('')).toBe('生成声明文件，可以打包。');
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.every((part) => !/^[，。]/.test(part))).toBe(true);
  });
});

describe('fitText', () => {
  const room = {width: 200, sizes: [40, 20], maxLines: 2};

  it('takes the largest size that has room for all of it', () => {
    expect(fitText('Short text', 'en', room, measure)).toEqual({size: 40, lines: ['Short text']});
    expect(fitText('Longer text of two lines', 'en', room, measure)).toEqual({
      size: 20,
      lines: ['Longer text of two', 'lines'],
    });
  });

  it('takes a smaller size before it tears a name apart', () => {
    expect(fitText('autoExternal', 'en', room, measure)).toEqual({size: 20, lines: ['autoExternal']});
  });

  it('ends with an ellipsis between words when the smallest size is too large', () => {
    const {size, lines} = fitText('one two three four five six seven eight nine ten', 'en', room, measure);
    expect(size).toBe(20);
    expect(lines).toEqual(['one two three four', 'five six seven…']);
  });

  it('breaks a name that no line holds', () => {
    const {lines} = fitText('x'.repeat(30), 'en', room, measure);
    expect(lines).toEqual(['x'.repeat(20), 'x'.repeat(10)]);
  });

  it('breaks Chinese anywhere between words and leaves no line wider than the room', () => {
    const text = '为每种输出生成声明文件，可以打包成一个文件';
    const {size, lines} = fitText(text, 'zh-CN', {...room, maxLines: 3}, measure);
    expect(lines.join('')).toBe(text);
    expect(lines.every((line) => measure(line, size) <= 200 && !/^[，。]/.test(line))).toBe(true);
  });

  it('gives no line for no text', () => {
    expect(fitText('  ', 'en', room, measure)).toEqual({size: 40, lines: []});
  });
});
