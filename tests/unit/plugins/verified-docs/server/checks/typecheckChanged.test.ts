/** @jest-environment node */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {typecheck, type TypedBlock} from '@site/src/plugins/verified-docs/server/checks/typecheck';
import {typecheckChanged} from '@site/src/plugins/verified-docs/server/checks/typecheckChanged';

jest.mock('@site/src/plugins/verified-docs/server/checks/typecheck', () => ({typecheck: jest.fn(() => new Map())}));

const checked = jest.mocked(typecheck);
let cacheFolder = '';

beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'types-'));
});

afterEach(() => {
  rmSync(cacheFolder, {recursive: true});
  checked.mockClear();
});

const createBlock = (code: string): TypedBlock => ({
  name: 'a.ts',
  code,
  siblings: {},
  place: {file: 'docs/a.mdx', line: 1, column: 1},
});

/** Codes of the blocks that are checked. */
function run(envHash: string, ...codes: string[]): string[] {
  typecheckChanged(codes.map(createBlock), {envFolder: '', envHash, cacheFolder, isChosen: () => true});
  return checked.mock.lastCall?.[0].map(({code}) => code) ?? [];
}

describe('typecheckChanged', () => {
  it('checks no block again that passed with the same packages', () => {
    expect(run('one', 'let a;', 'let b;')).toEqual(['let a;', 'let b;']);
    expect(run('one', 'let a;', 'let c;')).toEqual(['let c;']);
  });

  it('remembers what passed with the packages of each docs version', () => {
    run('one', 'let a;');
    expect(run('two', 'let a;')).toEqual(['let a;']);
    expect(run('one', 'let a;')).toEqual([]);
    expect(run('two', 'let a;')).toEqual([]);
  });
});
