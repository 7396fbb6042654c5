/** Who may open a socket: from an allowed page, to a room, and not too many at once. */
import type { IncomingMessage } from 'node:http';
import type { ServerCode } from '@warbeacon/protocol';
import type { Addresses } from '../budget/addresses.ts';
import { clientAddress } from './client-address.ts';
import { originAllowed } from './security.ts';
import { refuseSocket } from './unreadable.ts';

/** `/<process>/<room>?sessionId=…`, and perhaps `reconnectionToken=…` */
const ROOM_PATH = /^\/[A-Za-z0-9_-]{1,64}\/(play|watch)-[0-9a-f]{32}$/;
const SESSION_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Milliseconds of the server's thread that a new socket costs, and its room when it is let in. */
const WORK = 3;

export interface UpgradeGate {
  /** Lets the socket through; else answers and closes it. */
  admit(req: IncomingMessage): boolean;
}

export function upgradeGate(addresses: Addresses): UpgradeGate {
  const { config } = addresses;

  return {
    admit(req) {
      const { socket } = req;
      const no = (status: string, code: ServerCode, message: string, wait?: number) => {
        refuseSocket(socket, status, code, message, wait);
        return false;
      };
      const address = addresses.of(clientAddress(req, config.TRUST_PROXY));
      const wait = address.upgrades.take() || address.work.wait(0);
      if (wait > 0) {
        const message = 'There are too many new connections from your address.';
        return no('429 Too Many Requests', 'too-many-connections', message, wait);
      }
      address.work.charge(WORK);
      if (!leadsToRoom(req.url ?? ''))
        return no('404 Not Found', 'unknown-route', 'There is no socket at this address.');
      if (!originAllowed(req.headers.origin, req.headers.host, config.PUBLIC_URL)) {
        return no('403 Forbidden', 'foreign-origin', 'Pages of other sites may not connect.');
      }
      if (addresses.openSockets >= config.LIMIT_CONNECTIONS) {
        return no('503 Service Unavailable', 'server-full', 'The server is full.', 10_000);
      }
      if (address.sockets.size >= config.LIMIT_CONNECTIONS_PER_ADDRESS) {
        const message = 'There are too many connections from your address.';
        return no('429 Too Many Requests', 'too-many-connections', message, 10_000);
      }
      return true;
    },
  };
}

function leadsToRoom(path: string): boolean {
  const url = URL.parse(path, 'ws://localhost');
  if (url === null || !ROOM_PATH.test(url.pathname)) return false;
  const token = url.searchParams.get('reconnectionToken');
  return SESSION_ID.test(url.searchParams.get('sessionId') ?? '') && (token === null || SESSION_ID.test(token));
}
