/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {readEra, renewOnMoves} from '@site/src/plugins/render-cache/server/renewOnMoves';

const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
const file = path.join(folder, 'en', 'addresses.json');

afterAll(() => rmSync(folder, {recursive: true}));
beforeEach(() => rmSync(path.dirname(file), {recursive: true, force: true}));

function version(versionName: string, addresses: Record<string, string>): LoadedVersion {
  const docs = Object.entries(addresses).map(([id, permalink]) => ({id, permalink}));
  return {versionName, docs} as unknown as LoadedVersion;
}

const BEFORE = {start: '/start', dts: '/config/dts'};

describe('readEra', () => {
  it('goes on while docs stay where they are, and when one is added', () => {
    const era = readEra(file, [version('current', BEFORE)]);
    expect(era).not.toBe('');
    expect(readEra(file, [version('current', BEFORE)])).toBe(era);
    expect(readEra(file, [version('current', {...BEFORE, new: '/new'}), version('0.x', BEFORE)])).toBe(era);
  });

  it('begins anew when a doc has moved, and once more when it is back', () => {
    const era = readEra(file, [version('current', BEFORE)]);
    const next = readEra(file, [version('current', {...BEFORE, dts: '/config/declarations'})]);
    const back = readEra(file, [version('current', BEFORE)]);
    expect(new Set([era, next, back]).size).toBe(3);
  });

  it('begins anew when a doc is gone', () => {
    const era = readEra(file, [version('current', BEFORE)]);
    expect(readEra(file, [version('current', {start: '/start'})])).not.toBe(era);
  });

  it('begins anew when a doc of one version alone moves', () => {
    const era = readEra(file, [version('current', BEFORE), version('0.x', BEFORE)]);
    expect(readEra(file, [version('current', BEFORE), version('0.x', {...BEFORE, dts: '/0.x/dts'})])).not.toBe(era);
  });

  it('begins with a file that is damaged', () => {
    const era = readEra(file, [version('current', BEFORE)]);
    writeFileSync(file, '{"era": ');
    expect(readEra(file, [version('current', BEFORE)])).toBe(era);
  });
});

describe('renewOnMoves', () => {
  it('puts the era into the version of a cache that has one', () => {
    const config = {experiments: {cache: {version: 'client-production-en-3.10'}}};
    renewOnMoves(config, 'era');
    expect(config.experiments.cache.version).toBe('client-production-en-3.10-era');
  });

  it.each([{}, {experiments: {}}, {experiments: {cache: true}}])('leaves %j as it is', (config) => {
    const before = structuredClone(config);
    renewOnMoves(config, 'era');
    expect(config).toEqual(before);
  });
});
