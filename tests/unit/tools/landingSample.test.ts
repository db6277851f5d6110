/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {installEnv} from '../../../src/plugins/verified-docs/server/installEnv';
import {getEnvFolder} from '../../../src/plugins/verified-docs/server/samples/hashSample';

const ROOT = path.resolve(__dirname, '..', '..', '..');
const TIMEOUT_MS = 300_000;

describe('the sample of the landing page', () => {
  it(
    'is what Rslib makes of its sources',
    () => {
      const env = getEnvFolder(ROOT, '1.x');
      installEnv(env);
      const program = path.join(ROOT, 'tools', 'landingSample.mjs');
      const {status, stderr} = spawnSync(process.execPath, [program, env, '--check'], {encoding: 'utf8'});
      expect(status === 0 ? '' : stderr).toBe('');
    },
    TIMEOUT_MS,
  );
});
