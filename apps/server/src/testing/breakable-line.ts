/** A way to a server (of a URL) that can fall silent in both directions, as a network does. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BreakableLine {
  /** Leads through the line to where the URL given has led. */
  readonly url: string;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function breakableLine(url: string, standardPort: number): Promise<BreakableLine> {
  const through = new URL(url);
  const { hostname } = through;
  const port = Number(through.port || standardPort);
  const sockets = new Set<Socket>();
  let frozen = false;
  const proxy = createServer((client) => {
    const upstream = connect(port, hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes: Buffer) => to.write(bytes));
      if (frozen) from.pause();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  through.hostname = '127.0.0.1';
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
