/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readSource} from '@site/src/server/files/readSource';

it('reads line ends of two characters as one, and no byte order mark', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'read-source-'));
  const file = path.join(folder, 'a.mdx');
  writeFileSync(file, '\uFEFF---\r\ntitle: A\r\n---\n\r\nText\uFEFF.\r\n');
  expect(readSource(file)).toBe('---\ntitle: A\n---\n\nText\uFEFF.\n');
  rmSync(folder, {recursive: true});
});
