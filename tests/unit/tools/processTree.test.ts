/** @jest-environment node */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readProcessorTime, readTree} from '../../../tools/processTree.mjs';

/** kB that the child holds on top of what Node needs. */
const HELD = 200 * 1024;
/** Starts a child of its own that holds memory, says so, and waits. */
const PARENT = `
const {spawn} = require('node:child_process');
const program = 'const held = Buffer.alloc(${HELD * 1024}, 1); console.log(held.length); setInterval(() => held, 1000)';
spawn(process.execPath, ['--eval', program], {stdio: 'inherit'});
setInterval(() => undefined, 1000);
`;

describe('readTree', () => {
  it('counts the memory of a process and of all that it started, files that they share once', async () => {
    const parent = spawn(process.execPath, ['--eval', PARENT], {detached: true, stdio: ['ignore', 'pipe', 'inherit']});
    try {
      await once(parent.stdout, 'data');
      const {memory, time} = readTree(parent.pid ?? 0);
      const alone = process.memoryUsage().rss / 1024;
      expect(memory).toBeGreaterThan(HELD);
      expect(memory).toBeLessThan(HELD + 2 * alone);
      expect(time).toBeGreaterThan(0);
      expect(readProcessorTime(parent.pid ?? 0)).toBeGreaterThanOrEqual(time);
    } finally {
      process.kill(-(parent.pid ?? 0), 'SIGKILL');
      await once(parent, 'close');
    }
    expect(readTree(parent.pid ?? 0)).toEqual({memory: 0, time: 0});
  });
});
