/** What the framework costs by itself: a room that does nothing but answer. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

class EchoRoom extends Room {
  override patchRate: number | null = null;
  override onCreate(): void {
    this.setTimestep(() => {}, 250);
    this.patchRate = null;
    this.onMessage('echo', (_client, message: unknown) => message);
  }
}

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  express: () => {},
});
server.define('echo', EchoRoom);
await server.listen(0, '127.0.0.1');
await matchMaker.createRoom('echo', {});
process.stdout.write(`listening on ${(http.address() as AddressInfo).port}\n`);
