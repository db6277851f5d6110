/** @jest-environment node */
import {checkBlocks} from '@site/src/plugins/verified-docs/server/checks/checkBlocks';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import {readFacts} from '@site/src/server/facts/readFacts';

const {facts} = readFacts('1.x');

function check(text: string): ReturnType<typeof checkBlocks> {
  return checkBlocks(readPage(text, {page: 'a.mdx', file: 'docs/a.mdx'}), facts);
}

describe('checkBlocks', () => {
  it.each([
    ['ts', 'block.ts'],
    ['typescript', 'block.ts'],
    ['js', 'block.js'],
    ['javascript', 'block.js'],
    ['jsx', 'block.jsx'],
    ['javascript title="A script"', 'A script.js'],
    ['javascript title="rslib.config.mjs"', 'rslib.config.mjs'],
  ])('checks a block of %s as %s', (head, name) => {
    const {typed} = check(`\`\`\`${head} check\nexport {};\n\`\`\`\n`);
    expect(typed.map((block) => block.name)).toEqual([name]);
  });

  it.each([
    ['config', 'RslibConfig'],
    ['lib', 'LibConfig'],
  ])('completes an excerpt of %s to a %s', (kind, type) => {
    const {typed, problems} = check(`\`\`\`ts excerpt=${kind}\na: 1,\n\`\`\`\n`);
    expect(typed).toMatchObject([{code: expect.stringContaining(`satisfies Partial<${type}>`)}]);
    expect(problems).toEqual([]);
  });

  it.each(['excerpt=libs', 'excerpt=constructor', 'excerpt'])('refuses %s', (word) => {
    const {typed, problems} = check(`text\n\n\`\`\`ts ${word}\na: 1,\n\`\`\`\n`);
    expect(typed).toEqual([]);
    expect(problems).toMatchObject([
      {place: {line: 3}, message: expect.stringMatching(/^excerpt=\w+ is unknown; use config or lib$/)},
    ]);
  });

  it('reads commands of powershell, and those that go on in the next line', () => {
    const text = '```powershell\nnpx rslib build `\n  --wach\n```\n\n```sh\nnpx rslib build \\\n  --wach\n```\n';
    expect(check(text)).toMatchObject({
      counts: {commands: 2},
      problems: [{place: {line: 2}}, {place: {line: 7}}],
    });
  });
});
