/** @jest-environment node */
import {createResults} from '@site/src/plugins/verified-docs/server/compare/createResults';
import {findProven} from '@site/src/plugins/verified-docs/server/findProven';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';
import type {BuildResult, Sample} from '@site/src/plugins/verified-docs/server/samples/types';
import type {SampleResults} from '@site/src/plugins/verified-docs/types';

const COUNT = 64;

/** A page of samples that differ by a number, each with an expected file. */
function readSamples(expected = (index: number) => `export const a = ${index};`, text = ''): readonly Sample[] {
  const blocks = Array.from({length: COUNT}, (_, index) => [
    `\`\`\`ts title="src/index.ts" sample="s${index}"`,
    `export const a = ${index};`,
    '```',
    text,
    `\`\`\`js title="dist/index.js" sample="s${index}"`,
    expected(index),
    '```',
  ]);
  return readPage(blocks.flat().join('\n'), {page: 'guide/a.mdx', file: 'docs/guide/a.mdx'}).samples;
}

const BUILT: BuildResult = {status: 0, ran: 1, log: '', files: {'dist/index.js': ''}};

function prove(samples: readonly Sample[], envHash = 'lock'): SampleResults {
  return createResults(samples, {packageName: 'p@1', problems: [], envHash, getResult: () => BUILT});
}

describe('findProven', () => {
  const samples = readSamples();
  const committed = prove(samples);
  const find = (given = samples, {results = committed, envHash = 'lock', spotChecks = 16} = {}): ReadonlySet<Sample> =>
    findProven(given, {committed: results, spotChecks}, envHash);

  it('trusts what was built before, apart from a few spot checks', () => {
    const proven = find();
    expect(proven.size).toBeLessThan(COUNT);
    expect(proven.size).toBeGreaterThan(COUNT / 2);
    expect(find(samples, {spotChecks: 0}).size).toBe(COUNT);
    expect(find(samples, {spotChecks: 128}).size).toBeLessThan(proven.size);
    expect(find(samples, {spotChecks: 256}).size).toBe(0);
  });

  it('does not mind where on the page a sample stands', () => {
    expect(find(readSamples(undefined, 'A text.')).size).toBe(find().size);
  });

  it('trusts nothing when inputs, expectations or packages differ, or nothing is committed', () => {
    expect(find(readSamples((index) => `export const b = ${index};`)).size).toBe(0);
    expect(find(samples, {envHash: 'other lock'}).size).toBe(0);
    expect(find(samples, {results: {package: 'p@1', samples: {}}}).size).toBe(0);
  });

  it('leaves committed results as they are where nothing was built', () => {
    const again = createResults(samples, {
      packageName: 'p@1',
      problems: [],
      envHash: 'lock',
      getResult: () => undefined,
      committed,
    });
    expect(again).toEqual(committed);
  });
});
