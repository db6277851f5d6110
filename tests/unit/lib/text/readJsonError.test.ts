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

  it('leaves a place that the engine quotes in the reason', () => {
    expect(read('{\n  "a": x\n}\n')).toEqual({reason: expect.stringContaining("Unexpected token 'x'"), line: 1});
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
