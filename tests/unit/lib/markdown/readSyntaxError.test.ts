import {readSyntaxError} from '@site/src/lib/markdown/readSyntaxError';

it.each([
  [
    {reason: 'Unexpected end of file', line: 3, column: 8},
    {line: 3, column: 8},
  ],
  [{reason: 'Expected a closing tag for `<Steps>` (10:1-10:8)'}, {line: 10, column: 1}],
  [
    {reason: 'bad indentation of a mapping entry', mark: {line: 2}},
    {line: 3, column: 1},
  ],
  [{reason: 'Something else'}, {line: 1, column: 1}],
])('says where the parser stopped by %j', (error, place) => {
  expect(readSyntaxError(error)).toEqual({reason: error.reason, ...place});
});

it('says how braces are written as text', () => {
  const problem = readSyntaxError({reason: 'Could not parse expression with acorn', line: 3, column: 8});
  expect(problem?.reason).toMatchInlineSnapshot(
    `"Could not parse expression with acorn: what stands in braces is JavaScript; for text write "\\{" and "\\}", or put it in backticks"`,
  );
});

it('says why a paragraph is read as code', () => {
  const problem = readSyntaxError({reason: 'Could not parse import/exports with acorn', line: 3, column: 8});
  expect(problem?.reason).toMatchInlineSnapshot(
    `"Could not parse import/exports with acorn: a paragraph that begins with "import" or "export" is read as code; for text begin it with another word"`,
  );
});

it('knows no other errors', () => {
  expect(readSyntaxError(new Error('disk full'))).toBeUndefined();
});
