/** What the framework costs by itself: rooms that do nothing but answer. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { parseSubprotocols, SUBPROTOCOL } from '@warbeacon/protocol';
import { z } from 'zod';
import { tellParent } from './measured-process.ts';

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
  transport: new WebSocketTransport({
    server: http,
    handleProtocols: (offered: ReadonlySet<string>) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
  }),
  greet: false,
  express: () => {},
});
server.define('echo', EchoRoom);
// Sockets give their keys as those of a page do, and the framework looks for them in the address.
http.prependListener('upgrade', (req) => {
  const keys = parseSubprotocols(req.headers['sec-websocket-protocol'] ?? '');
  if (keys !== null) req.url = `${req.url}?${new URLSearchParams({ ...keys }).toString()}`;
});
await server.listen(0, '127.0.0.1');
tellParent({
  /** Opens so many rooms and says what their ids are. */
  rooms: async (count) => {
    const ids: string[] = [];
    for (let i = z.number().parse(count); i > 0; i--) ids.push((await matchMaker.createRoom('echo', {})).roomId);
    return ids;
  },
});
process.stderr.write(`Open http://127.0.0.1:${(http.address() as AddressInfo).port}/ to be echoed.\n`);
