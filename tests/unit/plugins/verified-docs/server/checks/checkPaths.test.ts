/** @jest-environment node */
import {checkPaths, createPathResolver} from '@site/src/plugins/verified-docs/server/checks/checkPaths';
import {formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import {readFacts} from '@site/src/server/facts/readFacts';

const {facts} = readFacts('1.x');

function check(text: string, foreign: Record<string, string> = {}) {
  const page = readPage(text, {page: 'a.mdx', file: 'docs/a.mdx'});
  const {checked, problems} = checkPaths([page], facts, foreign, 'foreign.json');
  return {checked, report: problems.map(formatProblem).join('\n')};
}

describe('createPathResolver', () => {
  const {resolves} = createPathResolver(facts);

  it.each([
    'lib.redirect.js.path',
    'redirect.js.path',
    'lib[0].dts.bundle',
    "shims.cjs['import.meta.url']",
    'bundle.tsconfigPath',
    'experiments.exe.targets[0].platform',
    'output.distPath.root',
    'lib.output.distPath.root',
    'source.define.VERSION',
    'tools.rspack.optimization.splitChunks',
  ])('finds %s', (path) => {
    expect(resolves(path)).toBe(true);
  });

  it.each([
    'lib.sintax',
    'lib.redirect.js.paths',
    'output.distPath.roots',
    'output.xyz',
    'dts.foo',
    'tools.rspack.outputs',
  ])('does not find %s', (path) => {
    expect(resolves(path)).toBe(false);
  });
});

describe('checkPaths', () => {
  it('counts the paths of a text, with a value behind them or not', () => {
    expect(check('`dts.bundle: true` and `output.target`, `lib.format = "esm"`')).toEqual({checked: 3, report: ''});
  });

  it('leaves alone what is no option: files, calls, blocks, other words', () => {
    const text =
      '`lib.ts` `output.d.ts` `source.fixAll()` `rslib.build` `import.meta.url` `lib.a == 1`\n\n```ts\noutput.xyz\n```\n';
    expect(check(text)).toEqual({checked: 0, report: ''});
  });

  it('names file, line, column and the nearest options', () => {
    expect(check('Text.\n\nSet `output.distPth` to `true`.').report).toMatchInlineSnapshot(`
      "✗ docs/a.mdx:3:5: \`output.distPth\` reads like an option, and @rslib/core@1.0.1 has none of that name; did you mean output.distPath?
            correct it, or add it to foreign.json with the tool that it belongs to"
    `);
  });

  it('accepts a listed path of another tool, until no page needs it', () => {
    const list = {'output.library': 'an option of Rspack'};
    expect(check('`output.library`', list).report).toBe('');
    expect(check('Nothing', list).report).toMatchInlineSnapshot(
      `"✗ foreign.json:1:1: no page needs the entry output.library any more; remove it"`,
    );
    expect(check('`output.library`', {'output.library': 'Rspack'}).report).toMatchInlineSnapshot(
      `"✗ foreign.json:1:1: output.library needs a reason of at least 8 characters"`,
    );
  });
});
