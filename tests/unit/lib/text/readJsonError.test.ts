import {getLine, readJsonError} from '@site/src/lib/text/readJsonError';

function read(text: string): ReturnType<typeof readJsonError> | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    return readJsonError(text, error as SyntaxError);
  }
  return undefined;
}

describe('readJsonError', () => {
  it('names the line of a place that the engine counts', () => {
    expect(read('{\n  "a": 1\n  "b": 2\n}\n')).toEqual({
      reason: expect.stringMatching(/^Expected ','.*[^\d]$/),
      line: 3,
    });
  });

  it('names the last line of a text that ends too soon', () => {
    expect(read('{\n  "a": [\n\n')).toEqual({reason: expect.stringContaining('end of JSON'), line: 2});
  });

  it.each([
    ['at the start', '{"a":\n x, "b": 1, "c": 2, "d": 3}', 2],
    ['in the middle', '{\n  "a": 1,\n  "b": 2,\n  "c": x,\n  "d": 4,\n  "e": 5\n}\n', 4],
    ['at the end', '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": x\n}\n', 5],
    ['in a text without lines', '{"a": x}', 1],
  ])('names the line of a place that the engine quotes, %s', (_name, text, line) => {
    expect(read(text)).toEqual({reason: "Unexpected token 'x'", line});
  });

  it.each([
    ['as the whole text', '<<<<<<< HEAD\n{"a": 1}\n=======\n{"a": 2}\n>>>>>>> other\n', 1],
    ['in an object', '{\n  "a": 1,\n<<<<<<< HEAD\n  "b": 2\n=======\n  "b": 3\n>>>>>>> other\n}\n', 3],
    ['in a list', '[\n  "a",\n<<<<<<< HEAD\n  "b"\n=======\n  "c"\n>>>>>>> other\n]\n', 3],
    ['behind a last entry', '[\n  "a"\n<<<<<<< HEAD\n=======\n  ,"c"\n>>>>>>> other\n]\n', 3],
  ])('tells a merge conflict, %s', (_name, text, line) => {
    expect(read(text)).toEqual({reason: 'an unresolved merge conflict', line});
  });
});

describe('getLine', () => {
  it.each([
    [0, 1],
    [2, 2],
    [-1, 1],
  ])('offset %i is on line %i', (offset, line) => {
    expect(getLine('a\nb', offset)).toBe(line);
  });
});
