/** A line to a server that can be cut, as a network is: refused, or swallowing all that is sent. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpLine {
  readonly port: number;
  /** Drops every connection and takes no new ones. */
  cut(): void;
  /** Keeps every connection and takes new ones, but nothing that is sent from now on arrives. */
  swallow(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function tcpLine(toPort: number): Promise<TcpLine> {
  let swallowing = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(toPort, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (chunk: Buffer) => {
        if (!swallowing) to.write(chunk);
      });
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) =>
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    cut: () => {
      server.close();
      drop();
    },
    swallow: () => {
      swallowing = true;
    },
    mend: async () => {
      // What was swallowed is missing from the streams, so they are of no use any more.
      if (swallowing) drop();
      swallowing = false;
      if (!server.listening) await listen(port);
    },
    close: async () => {
      drop();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
