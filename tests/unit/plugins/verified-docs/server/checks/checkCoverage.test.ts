import {checkCoverage} from '@site/src/plugins/verified-docs/server/checks/checkCoverage';
import type {Facts} from '@site/src/lib/facts/types';
import {readFacts} from '@site/src/server/facts/readFacts';

const {facts} = readFacts('1.x');
const small = {
  ...facts,
  lib: {bundle: {type: 'boolean', default: '`true`'}, dts: {type: 'Dts', default: '`false`'}},
  rslibOutput: {},
} satisfies Facts;

describe('checkCoverage', () => {
  const use = (name: string, line: number) => ({name, place: {file: 'docs/a.mdx', line, column: 1}});

  it('counts documented options', () => {
    expect(checkCoverage([use('lib.bundle', 1), use('lib.dts', 2)], small, {}, 'list.json')).toEqual({
      documented: 2,
      existing: 2,
      problems: [],
    });
  });

  it('names an option whose section was deleted, and what to add', () => {
    const {problems} = checkCoverage([use('lib.bundle', 1)], small, {}, 'list.json');
    expect(problems.map(({message}) => message).join('\n')).toMatchInlineSnapshot(`
      "@rslib/core@1.0.1 has lib.dts (Dts, default \`false\`), and no page documents it
        add <Option of="lib.dts" /> to its page, or list it in list.json with a reason"
    `);
  });

  it('accepts a listed option until a page documents it', () => {
    const list = {'lib.dts': 'no page so far'};
    expect(checkCoverage([use('lib.bundle', 1)], small, list, 'list.json').problems).toEqual([]);
    expect(checkCoverage([use('lib.bundle', 1), use('lib.dts', 3)], small, list, 'list.json').problems).toMatchObject([
      {message: 'lib.dts is documented at docs/a.mdx:3; remove it from this list'},
    ]);
  });

  it('names an option that is documented twice, and a listed one that is gone', () => {
    const uses = [use('lib.bundle', 1), use('lib.dts', 2), use('lib.dts', 9)];
    expect(checkCoverage(uses, small, {'lib.gone': 'some reason'}, 'list.json').problems).toMatchObject([
      {place: {line: 9}, message: 'lib.dts is documented at docs/a.mdx:2 already'},
      {message: '@rslib/core@1.0.1 has no option lib.gone; remove it from this list'},
    ]);
  });
});
