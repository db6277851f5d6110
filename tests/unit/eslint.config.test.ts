/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {Linter} from 'eslint';

const SITE = path.resolve(__dirname, '../..');
const FILES = ['src/lib/a.ts', 'src/hooks/a.ts', 'src/components/A/index.tsx', 'src/plugins/site-data/client/a.ts'];

type Rules = Linter.RulesRecord;

/** The rules about imports in files of several rooms, as ESLint reads them from the configuration: in a process of its own, as that is no CommonJS. */
function readRules(): Record<string, Rules> {
  const script = `
    import {ESLint} from 'eslint';
    const eslint = new ESLint();
    const read = async (file) => [file, {'no-restricted-imports': (await eslint.calculateConfigForFile(file)).rules['no-restricted-imports']}];
    console.log(JSON.stringify(Object.fromEntries(await Promise.all(${JSON.stringify(FILES)}.map(read)))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {cwd: SITE, encoding: 'utf8'});
  return JSON.parse(output) as Record<string, Rules>;
}

describe('eslint.config.mjs', () => {
  let rules: Record<string, Rules>;

  beforeAll(() => {
    rules = readRules();
  });

  function isRefused(file: string, source: string): boolean {
    const messages = new Linter().verify(`import a from '${source}';`, [{rules: rules[file]}]);
    expect(messages.filter(({fatal}) => fatal)).toEqual([]);
    return messages.length > 0;
  }

  it.each([
    ['src/lib/a.ts', '@site/src/hooks/useDirection'],
    ['src/lib/a.ts', '../pages/index'],
    ['src/hooks/a.ts', '@site/src/plugins/site-data/client'],
    ['src/hooks/a.ts', '../plugins/runtime/client/chunkAddresses'],
    ['src/hooks/a.ts', '@site/src/pages/index'],
    ['src/hooks/a.ts', '@site/src/components/Icon'],
    ['src/components/A/index.tsx', '@site/src/theme/Root'],
    ['src/plugins/site-data/client/a.ts', '../server/createRecords'],
  ])('lets no file such as %s import %s', (file, source) => {
    expect(isRefused(file, source)).toBe(true);
  });

  it.each([
    ['src/lib/a.ts', '../url'],
    ['src/hooks/a.ts', '@site/src/lib/url'],
    ['src/hooks/a.ts', '@docusaurus/theme-common'],
    ['src/components/A/index.tsx', '@site/src/plugins/site-data/client'],
    ['src/plugins/site-data/client/a.ts', '@site/src/hooks/useDirection'],
  ])('lets a file such as %s import %s', (file, source) => {
    expect(isRefused(file, source)).toBe(false);
  });
});
