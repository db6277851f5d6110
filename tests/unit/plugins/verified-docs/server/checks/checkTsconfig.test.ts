/** @jest-environment node */
import ts from 'typescript';
import {checkTsconfig} from '@site/src/plugins/verified-docs/server/checks/checkTsconfig';
import {formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';

function report(code: string): string {
  return checkTsconfig(code, {file: 'docs/a.mdx', line: 10, column: 1, title: 'tsconfig.json'}, ts)
    .map(formatProblem)
    .join('\n')
    .replaceAll(ts.version, 'X');
}

describe('checkTsconfig', () => {
  it('accepts a whole file with comments, and an excerpt', () => {
    expect(
      report('// shared\n{\n  "extends": "./base.json",\n  "compilerOptions": {"strict": true}, // always\n}\n'),
    ).toBe('');
    expect(report('"compilerOptions": {"module": "nodenext"},\n"include": ["src"],\n')).toBe('');
  });

  it('gives the line where the text does not parse', () => {
    expect(report('{\n  "compilerOptions": {\n    "strict" true\n  }\n}\n')).toMatchInlineSnapshot(
      `"✗ docs/a.mdx:13:1 (tsconfig.json): the tsconfig.json does not parse: ':' expected."`,
    );
  });

  it('names a key that nobody reads', () => {
    expect(report('{\n  "compilerOption": {}\n}\n')).toMatchInlineSnapshot(
      `"✗ docs/a.mdx:12:1 (tsconfig.json): tsconfig.json has no key "compilerOption"; did you mean compilerOptions?"`,
    );
  });

  it('names an option that the compiler does not know, and a value that it refuses', () => {
    expect(report('{\n  "compilerOptions": {\n    "isolatedDeclaration": true\n  }\n}\n')).toMatchInlineSnapshot(
      `"✗ docs/a.mdx:13:1 (tsconfig.json): TypeScript X: Unknown compiler option 'isolatedDeclaration'. Did you mean 'isolatedDeclarations'?"`,
    );
    expect(report('{\n  "compilerOptions": {\n    "moduleResolution": "bundle",\n    "strict": "yes"\n  }\n}\n'))
      .toMatchInlineSnapshot(`
      "✗ docs/a.mdx:13:1 (tsconfig.json): TypeScript X: Argument for '--moduleResolution' option must be: 'node16', 'nodenext', 'bundler'.
      ✗ docs/a.mdx:14:1 (tsconfig.json): TypeScript X: Compiler option 'strict' requires a value of type boolean."
    `);
  });
});
