import {createServer} from 'node:net';

/**
 * A TCP port of the loopback address that nobody uses now.
 *
 * @returns {Promise<number>}
 */
export function findPort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
