/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readPageStatus} from '@site/src/plugins/translations/server/readPageStatus';

describe('readPageStatus', () => {
  let siteDir: string;

  beforeAll(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'page-status-'));
    for (const file of [
      'docs/guide/start/index.mdx',
      'docs/guide/start/quick-start.mdx',
      'versioned_docs/version-0.x/guide/start/index.mdx',
      'i18n/zh/docusaurus-plugin-content-docs/current/guide/start/index.mdx',
    ]) {
      mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      writeFileSync(path.join(siteDir, file), '---\ntitle: A\n---\n\nText.\n');
    }
  });

  afterAll(() => {
    rmSync(siteDir, {recursive: true});
  });

  it.each([
    ['/guide/start/', 'docs/guide/start/index.mdx', 'unrecorded'],
    ['guide/start', 'docs/guide/start/index.mdx', 'unrecorded'],
    ['guide/start/quick-start', 'docs/guide/start/quick-start.mdx', 'missing'],
    ['0.x/guide/start/', 'versioned_docs/version-0.x/guide/start/index.mdx', 'missing'],
  ])('finds the page at %s', (address, original, state) => {
    expect(readPageStatus(siteDir, 'zh', address)).toMatchObject({original, state});
  });

  it.each(['/', 'guide/start/index', 'guide'])('knows no page at %s', (address) => {
    expect(readPageStatus(siteDir, 'zh', address)).toBeUndefined();
  });
});
