/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {getListFiles, readLists, writeList} from '@site/src/plugins/verified-docs/server/lists';
import {refreshPackages} from '@site/src/plugins/verified-docs/server/refreshPackages';

jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  spawnSync: jest.fn(),
}));

type Answer = {status: number | null; stdout: string | null; stderr: string | null; error?: Error};

const LIST = getListFiles('1.x').packages;

function found(...versions: string[]): Answer {
  return {status: 0, stdout: JSON.stringify(versions.length === 1 ? versions[0] : versions), stderr: ''};
}

/** What npm prints with `--json` when it fails. */
function failed(code: string, summary: string): Answer {
  const stderr = `npm error code ${code}\nnpm error ${summary}\n`;
  return {status: 1, stdout: JSON.stringify({error: {code, summary, detail: ''}}, null, 2), stderr};
}

const OFFLINE = failed(
  'ENOTFOUND',
  'request to https://registry.npmjs.org/react failed, reason: getaddrinfo ENOTFOUND',
);

describe('refreshPackages', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'refresh-packages-'));
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  function writePage(file: string, ...specs: string[]): void {
    const text = `---\ntitle: A\n---\n\n\`\`\`bash\nnpm install --save-dev ${specs.join(' ')}\n\`\`\`\n`;
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }

  /** Runs the command; npm answers by spec. */
  function run(answers: Readonly<Record<string, Answer>>): [number, string[]] {
    jest
      .mocked(spawnSync)
      .mockImplementation(((_npm: string, [, spec]: string[]) => answers[spec]) as unknown as typeof spawnSync);
    const lines: string[] = [];
    const status = refreshPackages(siteDir, (line) => lines.push(line));
    return [status, lines];
  }

  it('writes the newest version of each package, and takes off what no page installs', () => {
    writePage('docs/a.mdx', 'react', 'vue@3');
    writeList(siteDir, LIST, {gone: '1.0.0'});
    expect(run({react: found('19.0.9'), 'vue@3': found('3.0.0', '3.5.0')})).toEqual([
      0,
      ['2 packages in install commands of 1.x'],
    ]);
    expect(readLists(siteDir, '1.x').packages).toEqual({react: '19.0.9', 'vue@3': '3.5.0'});
  });

  it('reports a package that the registry does not have, and keeps an entry with a reason', () => {
    writePage('docs/a.mdx', 'react', 'raect', '@private/tool');
    writeList(siteDir, LIST, {raect: '1.0.0', '@private/tool': 'is in a registry of the company'});
    const missing = failed('E404', 'Not Found - GET https://registry.npmjs.org/raect');
    expect(run({react: found('19.0.9'), raect: missing, '@private/tool': missing})).toEqual([
      1,
      [
        '2 packages in install commands of 1.x',
        '✗ the registry has no package raect: correct the page, or add it to the list with a reason',
      ],
    ]);
    expect(readLists(siteDir, '1.x').packages).toEqual({
      react: '19.0.9',
      '@private/tool': 'is in a registry of the company',
    });
  });

  it.each<[string, Answer, string]>([
    ['the network', OFFLINE, 'request to https://registry.npmjs.org/react failed, reason: getaddrinfo ENOTFOUND'],
    ['the registry', failed('E503', '503 Service Unavailable'), '503 Service Unavailable'],
    ['npm', {status: null, stdout: null, stderr: null, error: new Error('spawn npm ENOENT')}, 'spawn npm ENOENT'],
    ['a setting', {status: 1, stdout: '', stderr: 'npm error code EUSAGE\nnpm error'}, 'npm error code EUSAGE'],
  ])('throws and leaves the lists of all versions when the lookup fails because of %s', (_name, answer, reason) => {
    writeFileSync(path.join(siteDir, 'versions.json'), '["0.x"]');
    writePage('docs/a.mdx', 'vue');
    writePage('versioned_docs/version-0.x/a.mdx', 'react');
    writeList(siteDir, LIST, {vue: '3.0.0'});
    expect(() => run({vue: found('3.5.0'), react: answer})).toThrow(
      `verified-docs: cannot look up react: ${reason}; no list was written, run it again when the registry answers`,
    );
    expect(readLists(siteDir, '1.x').packages).toEqual({vue: '3.0.0'});
    expect(existsSync(path.join(siteDir, getListFiles('0.x').packages))).toBe(false);
  });
});
