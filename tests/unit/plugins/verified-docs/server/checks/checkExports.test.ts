/** @jest-environment node */
import {checkExports} from '@site/src/plugins/verified-docs/server/checks/checkExports';
import {formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import type {Facts} from '@site/src/lib/facts/types';
import {readFacts} from '@site/src/server/facts/readFacts';

const {facts} = readFacts('1.x');
const small: Facts = {
  ...facts,
  runtimeExports: ['createRslib', 'rspack', 'version'],
  api: {
    values: {
      createRslib: ['(options?: CreateRslibOptions | undefined): Promise<RslibInstance>'],
      rspack: ['(): void'],
      version: 'string',
      Rspack: 'namespace',
    },
    types: {
      CreateRslibOptions: {cwd: {type: 'string'}, config: {type: 'RslibConfig'}},
      RslibInstance: {build: {type: '() => void'}},
      Format: 1,
    },
  },
};

const CORE = `## createRslib {/* #create-rslib */}

| Parameter | Type |
| --- | --- |
| \`options\` | \`CreateRslibOptions\` |
| \`cwd\` | \`string\` |

### rslib.build {/* #rslib-build */}

Builds.

## rspack and version {/* #others */}

## Loading {/* #loading */}
`;
const TYPES = `### CreateRslibOptions {/* #create-rslib-options */}

| Field | Type |
| --- | --- |
| \`cwd?\` | \`string\` |
| \`config?\` | \`RslibConfig\` |

### RslibInstance {/* #rslib-instance */}

| Method | Returns |
| --- | --- |
| \`build(options?: object)\` | nothing |

### Format, Rspack {/* #format */}
`;

function check(core = CORE, types = TYPES) {
  const read = (text: string, name: string) =>
    readPage(text, {page: `api/javascript-api/${name}`, file: `docs/api/javascript-api/${name}`});
  const {problems, ...coverage} = checkExports([read(core, 'core.mdx'), read(types, 'types.mdx')], small);
  return {coverage, report: problems.map(formatProblem).join('\n')};
}

describe('checkExports', () => {
  it('counts exports, types and fields that the api pages name', () => {
    expect(check()).toEqual({
      coverage: {
        exports: {documented: 3, existing: 3},
        types: {documented: 4, existing: 4},
        fields: {documented: 3, existing: 3},
      },
      report: '',
    });
  });

  it('accepts a signature in a block for a heading', () => {
    const core = CORE.replace('## createRslib', '## Start').concat(
      '```ts\ndeclare function createRslib(options?: CreateRslibOptions): Promise<RslibInstance>;\n```\n',
    );
    expect(check(core).report).toBe('');
  });

  it('names an export without a section, and what to add', () => {
    const {coverage, report} = check(CORE.replace('rspack and version', 'rspack'));
    expect(coverage.exports).toEqual({documented: 2, existing: 3});
    expect(report).toMatchInlineSnapshot(`
      "✗ docs/api/javascript-api/core.mdx:1:1: @rslib/core@1.0.1 exports the value version, and no heading or signature of the api pages names it
            add a section "## version" with its signature, parameters and a sample"
    `);
  });

  it('names a type without a section', () => {
    expect(check(CORE, TYPES.replace('### Format, Rspack', '### Rspack')).report).toMatchInlineSnapshot(`
      "✗ docs/api/javascript-api/types.mdx:1:1: @rslib/core@1.0.1 exports the type Format, and no heading or signature of the api pages names it
            add a section "## Format" with its fields"
    `);
  });

  it('names a heading of something that does not exist, and the section that it stood for', () => {
    expect(check(CORE.replace('## createRslib', '## createRsLibs')).report).toMatchInlineSnapshot(`
      "✗ docs/api/javascript-api/core.mdx:1:1: @rslib/core@1.0.1 exports no createRsLibs; did you mean createRslib?
            rename the heading, or delete its section
      ✗ docs/api/javascript-api/core.mdx:1:1: @rslib/core@1.0.1 exports the value createRslib (options?: CreateRslibOptions | undefined): Promise<RslibInstance>, and no heading or signature of the api pages names it
            add a section "## createRslib" with its signature, parameters and a sample"
    `);
  });

  it('names a method that the instance does not have', () => {
    expect(check(CORE.replace('rslib.build ', 'rslib.bild ')).report).toMatchInlineSnapshot(`
      "✗ docs/api/javascript-api/core.mdx:8:1: @rslib/core@1.0.1: RslibInstance has no bild; did you mean build?
            rename the heading, or delete its section"
    `);
  });

  it('names a field that a section leaves out, and one that does not exist', () => {
    expect(check(CORE, TYPES.replace('`config?`', '`confg?`')).report).toMatchInlineSnapshot(`
      "✗ docs/api/javascript-api/types.mdx:1:1: @rslib/core@1.0.1: CreateRslibOptions has the field config, and its section does not name it
            add it to the section
      ✗ docs/api/javascript-api/types.mdx:6:4: @rslib/core@1.0.1: CreateRslibOptions has no field confg; did you mean config?"
    `);
    expect(check(CORE.replace('`cwd`', '`root`')).report).toMatchInlineSnapshot(
      `"✗ docs/api/javascript-api/core.mdx:6:4: @rslib/core@1.0.1: createRslib has no field root (it has cwd, config, build, options)"`,
    );
  });
});
