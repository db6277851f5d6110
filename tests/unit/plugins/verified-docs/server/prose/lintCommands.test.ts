/** @jest-environment node */
import {lintCommands} from '@site/src/plugins/verified-docs/server/prose/lintCommands';
import {parseFences} from '@site/src/plugins/verified-docs/server/samples/parseFences';

function lint(code: string, info = 'sh'): string[] {
  const fences = parseFences(`Text.\n\n\`\`\`${info}\n${code}\n\`\`\`\n`);
  return lintCommands({fences, file: 'docs/a.mdx'}).map(
    ({place, message}) => `${place.line}:${place.column} ${message}`,
  );
}

const REPLACED = (sign: string): string =>
  `4:1 some shells replace an argument with "${sign}" by the names of files; put it into double quotes`;
const SINGLE = '4:1 the command prompt of Windows takes single quotes for letters; write double ones';
const PROGRAM = (name: string): string =>
  `4:1 not every shell has "${name}" as it is used here; say in words what to do`;
const FOLDER = '4:1 Windows has no folder /tmp; take one beside the project';

describe('lintCommands', () => {
  it.each([
    'npx rslib build --entry "src/*.ts"',
    'node -e "import(\'my-lib\').then(console.log)"',
    "RSDOCTOR=true npx rslib build # what's in [dist]?",
    'mkdir ../try && cd ../try',
    'npm install -D catalog ./tmp/a.tgz x/tmp',
  ])('finds nothing in %j', (code) => {
    expect(lint(code)).toEqual([]);
  });

  it.each([
    ['npx rslib build --entry src/*.ts', [REPLACED('*')]],
    ['node dist/?.js', [REPLACED('?')]],
    ['node dist/[ab].js', [REPLACED('[')]],
    ["npx rslib build --entry 'src/*.ts'", [SINGLE]],
    ['rm -rf node_modules/.cache', [PROGRAM('rm')]],
    ['A=b mv dist dist-before', [PROGRAM('mv')]],
    ['mkdir /tmp/try && cd /tmp', [FOLDER, FOLDER]],
  ])('says what a shell does with %j', (code, expected) => {
    expect(lint(code)).toEqual(expected);
  });

  it('names the line of the command, and reads blocks of commands for several shells alone', () => {
    expect(lint('npx rslib build\n\nrm dist')).toEqual([PROGRAM('rm').replace('4', '6')]);
    for (const info of ['powershell', 'js', 'sh title=".env"']) {
      expect(lint("A='b'", info)).toEqual([]);
    }
  });
});
