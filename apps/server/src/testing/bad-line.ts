/** A line between a client and the server that can stand still in either direction, and break. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BadLine {
  readonly port: number;
  /** Nothing of what the server sends comes through any more, and the server's end fills up. */
  stopReceiving(): void;
  /** Nothing goes through in either direction, as with a phone that sleeps. */
  sleep(): void;
  /** Everything that waits, and all that comes, goes through again. */
  wake(): void;
  cut(): void;
  close(): Promise<void>;
}

export async function badLine(serverPort: number): Promise<BadLine> {
  const pairs = new Set<readonly [client: Socket, upstream: Socket]>();
  const server = createServer((client) => {
    const upstream = connect(serverPort, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [upstream, client]] as const) {
      one.setNoDelay(true);
      one.on('data', (chunk) => void other.write(chunk));
      one.on('error', () => one.destroy());
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const each = (act: (client: Socket, upstream: Socket) => void) => {
    for (const [client, upstream] of pairs) act(client, upstream);
  };
  const cut = () => each((client, upstream) => void [client.destroy(), upstream.destroy()]);
  return {
    port: (server.address() as AddressInfo).port,
    stopReceiving: () => each((_client, upstream) => void upstream.pause()),
    sleep: () => each((client, upstream) => void [client.pause(), upstream.pause()]),
    wake: () => each((client, upstream) => void [client.resume(), upstream.resume()]),
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
