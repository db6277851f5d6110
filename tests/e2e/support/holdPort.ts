import {createServer, type AddressInfo} from 'node:net';

export type HeldPort = {
  readonly port: number;
  /** Lets another server have it; to be called right before that starts. */
  release(): Promise<void>;
};

/** Takes a free TCP port of the loopback address, so that nothing else of the machine gets it before it is needed. */
export async function holdPort(): Promise<HeldPort> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    release: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
