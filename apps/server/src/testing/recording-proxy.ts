/** Stands between one client and the server and keeps every byte that the server sent, and every frame of a socket. */
import { createServer, connect, type AddressInfo } from 'node:net';

export interface RecordingProxy {
  readonly port: number;
  /** Everything that the server sent, as bytes. */
  received(): Buffer;
  /** The payloads of the WebSocket frames that the server sent, in order; with `until`, those before that mark. */
  frames(until?: number): Buffer[];
  /** Marks what has been sent by now. */
  mark(): number;
  /** Cuts every connection, as a lost network does. */
  cut(): void;
  close(): Promise<void>;
}

export async function recordingProxy(serverPort: number): Promise<RecordingProxy> {
  const recorded: { readonly connection: number; readonly chunk: Buffer }[] = [];
  let connections = 0;
  const sockets = new Set<{ destroy(): unknown }>();
  const server = createServer((client) => {
    const connection = connections++;
    const upstream = connect(serverPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // Else small frames wait for the acknowledgement of those before them, some 40 ms, as they do not without a proxy.
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on('data', (chunk: Buffer) => {
      recorded.push({ connection, chunk });
      client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    received: () => Buffer.concat(recorded.map(({ chunk }) => chunk)),
    frames: (until) => {
      const sent: Buffer[][] = Array.from({ length: connections }, () => []);
      for (const { connection, chunk } of recorded.slice(0, until)) sent[connection]?.push(chunk);
      return sent.flatMap((chunks) => framesOf(Buffer.concat(chunks)));
    },
    mark: () => recorded.length,
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Payloads of the data frames after the answer to an upgrade; nothing when the connection was no socket. */
function framesOf(bytes: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  // A client may have used the connection for ordinary requests before.
  const upgrade = bytes.indexOf('HTTP/1.1 101 ');
  const head = bytes.indexOf('\r\n\r\n', upgrade);
  if (upgrade < 0 || head < 0) return frames;
  let at = head + 4;
  while (at + 2 <= bytes.length) {
    const opcode = (bytes[at] ?? 0) & 15;
    let length = (bytes[at + 1] ?? 0) & 127;
    at += 2;
    if (length === 126) {
      length = bytes.readUInt16BE(at);
      at += 2;
    } else if (length === 127) {
      length = Number(bytes.readBigUInt64BE(at));
      at += 8;
    }
    if (opcode < 8) frames.push(bytes.subarray(at, at + length));
    at += length;
  }
  return frames;
}
