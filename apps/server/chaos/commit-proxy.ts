/**
 * Stands between a server and PostgreSQL and knows one thing of what passes: the statement that writes and commits what
 * waits for the logs. It can hold that back, so that the server may be killed in the very middle of a commit, or lose the
 * answer to it.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The name of the prepared statement in `storage/postgres-log.ts`, in the message that has it carried out. */
const COMMIT = /\0write-log\0/;

export interface HeldCommit {
  /** Lets PostgreSQL have the commit, and resolves when it has been carried out. The server never hears of it. */
  carryOut(): Promise<void>;
  /** The line is cut on both sides: without `carryOut` before, the transaction is undone. */
  cut(): void;
}

export interface CommitProxy {
  /** The database's address, through the proxy. */
  readonly url: string;
  /** Resolves when the next commit has come, which waits then. */
  holdNext(): Promise<HeldCommit>;
  close(): Promise<void>;
}

export async function commitProxy(databaseUrl: string): Promise<CommitProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let waiting: ((held: HeldCommit) => void) | undefined;

  const proxy = createServer((server) => {
    const database = connect(Number(port === '' ? 5432 : port), hostname);
    let isHeld = false;
    const cut = () => {
      server.destroy();
      database.destroy();
    };
    for (const socket of [server, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // What a killed server leaves half said is not carried out, whatever is held here.
    server.on('close', () => {
      if (!isHeld) database.destroy();
    });
    database.on('close', () => server.destroy());
    database.on('data', (chunk: Buffer) => {
      if (!isHeld) server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      if (waiting === undefined || !COMMIT.test(chunk.toString('latin1'))) {
        database.write(chunk);
        return;
      }
      const tell = waiting;
      waiting = undefined;
      isHeld = true;
      tell({
        carryOut: async () => {
          const done = new Promise((resolve) => database.once('data', resolve));
          database.write(chunk);
          await done;
        },
        cut,
      });
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    holdNext: async () => await new Promise((resolve) => (waiting = resolve)),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
