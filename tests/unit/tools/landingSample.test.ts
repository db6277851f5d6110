/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.resolve(__dirname, '../../../tools/landingSample.mjs');
const TIMEOUT_MS = 300_000;

describe('the sample of the landing page', () => {
  it(
    'is what Rslib makes of its sources',
    () => {
      const {status, stderr} = spawnSync(process.execPath, [PROGRAM, '--check'], {encoding: 'utf8'});
      expect(status === 0 ? '' : stderr).toBe('');
    },
    TIMEOUT_MS,
  );
});
