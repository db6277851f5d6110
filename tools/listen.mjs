/**
 * Starts listening and resolves with the port (0 asks for a free one). Rejects with a plain message, busy port included.
 *
 * @param {import('node:http').Server} server
 * @param {{port: number, host?: string, other?: string}} options `other` ends the advice to choose another port
 */
export function listen(server, {port, host, other = ': "npm run site -- --port 3001" or PORT=3001'}) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`port ${port} is in use. Stop the program that uses it, or choose another${other}.`)
          : error,
      );
    });
    server.listen({port, host}, () => resolve(server.address().port));
  });
}
