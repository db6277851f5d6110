/** @jest-environment node */
import http from 'node:http';
import {findPort} from '../../../tools/findPort.mjs';

it('findPort gives ports that can be listened on at once', async () => {
  const port = await findPort();
  const server = http.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  expect(await findPort()).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
});
