import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

export type Listening = {readonly origin: string; stop(): Promise<void>};

/** Has a server of this process listen on a free port. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
