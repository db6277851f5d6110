/** @jest-environment node */
import {checkCommandLine, checkShellBlock} from '@site/src/plugins/verified-docs/server/checks/checkCommands';
import {readFacts} from '@site/src/server/facts/readFacts';

const {facts} = readFacts('1.x');
const PLACE = {file: 'docs/a.mdx', line: 7, column: 1};

describe('checkCommandLine', () => {
  it.each([
    'npx rslib',
    'npx rslib build --no-dts --minify -w',
    'rslib inspect --mode development --verbose',
    'NODE_ENV=test npx rslib build --lib esm',
    'npx rslib --version',
    'npm install -D whatever --strange',
  ])('finds nothing in %j', (line) => {
    expect(checkCommandLine(line, facts.cli)).toBeUndefined();
  });

  it('names a misspelled flag and the nearest one', () => {
    expect(checkCommandLine('npx rslib build --minfy', facts.cli)).toMatchInlineSnapshot(
      `"rslib build has no flag --minfy; did you mean --minify?"`,
    );
  });

  it('names a flag of another command, and an unknown command', () => {
    expect(checkCommandLine('npx rslib mf-dev --watch', facts.cli)).toMatchInlineSnapshot(
      `"rslib mf-dev has no flag --watch"`,
    );
    expect(checkCommandLine('npx rslib serve', facts.cli)).toMatchInlineSnapshot(
      `"rslib has no command "serve" (it has build, inspect, mf-dev)"`,
    );
  });

  it('gives the line in the page', () => {
    const {checked, problems} = checkShellBlock('npx rslib\nnpx rslib --dist\n', PLACE, facts.cli);
    expect(checked).toBe(2);
    expect(problems).toMatchObject([{place: {line: 9}}]);
  });
});
