import {execFileSync} from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..', '..');

/** Runs an expression against the script's exports in Node, where ES modules load as they are. */
function evaluate(expression: string): unknown {
  const script = `import * as m from './tools/spec-coverage.mjs'; console.log(JSON.stringify(${expression}))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {cwd: ROOT, encoding: 'utf8'});
  return JSON.parse(output) as unknown;
}

describe('spec:coverage', () => {
  it('writes ranges out', () => {
    expect(evaluate(`m.findIds('ZZZ-09..11 and ZZZ-02')`)).toEqual(['ZZZ-09', 'ZZZ-10', 'ZZZ-11', 'ZZZ-02']);
  });

  it('reads titles and templates, not comments', () => {
    const source = ['// ZZZ-01', "it('ZZZ-02 a', f);", 'test(`${x} ZZZ-03`, f); /* ZZZ-04 */'].join('\n');
    expect(evaluate(`m.findTestIds(${JSON.stringify(source)})`)).toEqual(['ZZZ-02', 'ZZZ-03']);
  });

  it('names rows without a test and ids the catalogue lacks', () => {
    const catalogue = {areas: {ZZZ: {finished: true, rows: {'ZZZ-01': 'S', 'ZZZ-02': 'D'}}}};
    expect(
      evaluate(
        `m.compareCoverage(${JSON.stringify(catalogue)}, new Map([['ZZZ-01', ['a']], ['ZZZ-07', ['b']], ['X-01', ['c']]]))`,
      ),
    ).toEqual({areas: [{area: 'ZZZ', finished: true, total: 2, missing: ['ZZZ-02']}], unknown: ['ZZZ-07']});
  });
});
