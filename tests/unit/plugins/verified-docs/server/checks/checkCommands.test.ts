/** @jest-environment node */
import {checkShellBlock} from '@site/src/plugins/verified-docs/server/checks/checkCommands';
import {readFacts} from '@site/src/server/facts/readFacts';

const {facts} = readFacts('1.x');
const PLACE = {file: 'docs/a.mdx', line: 7, column: 1};

function check(code: string, lang = 'sh'): string[] {
  return checkShellBlock({code, lang}, PLACE, facts.cli).problems.map(({message}) => message);
}

describe('checkShellBlock', () => {
  it.each([
    'npx rslib',
    'npx rslib build --no-dts --minify -w',
    'rslib inspect --mode development --verbose',
    'NODE_ENV=test npx rslib build --lib esm',
    'npx rslib --version',
    'npm install -D whatever --strange',
    'npx rslib build && echo --foo',
    'npx rslib build # --foo',
    'npx rslib | grep --color x',
    'npx rslib build;npx rslib inspect --verbose',
    'npx rslib build --lib "a; --foo" || echo \'|\' --foo',
    'npx rslib build -- --foo',
    'DEBUG=rslib npx rslib build',
    'echo "it is done; rslib --foo"',
  ])('finds nothing in %j', (line) => {
    expect(check(line)).toEqual([]);
  });

  it('names a misspelled flag and the nearest one', () => {
    expect(check('npx rslib build --minfy')).toEqual(['rslib build has no flag --minfy; did you mean --minify?']);
  });

  it.each([
    'npx rslib@latest build --wach',
    'npx -y rslib build --wach',
    'npm exec -- rslib build --wach',
    'pnpm exec rslib build --wach',
    'pnpm dlx rslib build --wach',
    'yarn rslib build --wach',
    'bunx rslib build --wach',
    '$ DEBUG=rslib npx rslib build --wach',
    'cd lib && npx rslib build --wach',
    'npx rslib build; npx rslib build --wach # again',
  ])('reads the tool in %j', (line) => {
    expect(check(line)).toEqual(['rslib build has no flag --wach; did you mean --watch?']);
  });

  it('names a flag of another command, and an unknown command', () => {
    expect(check('npx rslib mf-dev --watch')).toEqual(['rslib mf-dev has no flag --watch']);
    expect(check('npx rslib serve')).toEqual(['rslib has no command "serve" (it has build, inspect, mf-dev)']);
  });

  it('reads a command that goes on in the next line, and gives its first one', () => {
    const code = 'npx rslib\nnpx rslib build \\\n  --minify \\\n  --wach\n';
    const {checked, problems} = checkShellBlock({code, lang: 'sh'}, PLACE, facts.cli);
    expect(checked).toBe(2);
    expect(problems).toEqual([
      {place: {...PLACE, line: 9}, message: 'rslib build has no flag --wach; did you mean --watch?'},
    ]);
    expect(check('npx rslib build `\n  --wach\n', 'powershell')).toHaveLength(1);
  });

  it('gives the line in the page', () => {
    const code = 'npx rslib && npx rslib inspect\nnpx rslib --dist; rslib --dist\n';
    const {checked, problems} = checkShellBlock({code, lang: 'sh'}, PLACE, facts.cli);
    expect(checked).toBe(4);
    expect(problems).toMatchObject([{place: {line: 9}}, {place: {line: 9}}]);
  });
});
