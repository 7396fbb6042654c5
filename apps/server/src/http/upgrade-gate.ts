/** Who may open a socket: from an allowed page, to a room, and not too many at once. */
import type { IncomingMessage } from 'node:http';
import { isSeatKey, parseSubprotocols, type SeatKeys, type ServerCode } from '@warbeacon/protocol';
import type { Addresses } from '../budget/addresses.ts';
import { clientAddress } from './client-address.ts';
import { originAllowed } from './security.ts';
import { refuseSocket } from './unreadable.ts';

/** `/<process>/<room>` */
const ROOM_PATH = /^\/[A-Za-z0-9_-]{1,64}\/(?:(?:play|watch|judge|relay)-[0-9a-f]{32}|lobby)$/;
/** Milliseconds of the server's thread that a new socket costs, and its room when it is let in. */
const WORK = 3;

export interface UpgradeGate {
  /** Lets the socket through, at the address where the framework expects it; else answers and closes it. */
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
      const url = URL.parse(req.url ?? '', 'ws://localhost');
      const offered = req.headers['sec-websocket-protocol'];
      const keys = offered === undefined ? url && keysInAddress(url) : parseSubprotocols(offered);
      if (url === null || keys === null || !ROOM_PATH.test(url.pathname))
        return no('404 Not Found', 'unknown-route', 'There is no socket at this address.');
      if (!originAllowed(req.headers.origin, req.headers.host, config.PUBLIC_URL)) {
        return no('403 Forbidden', 'foreign-origin', 'Pages of other sites may not connect.');
      }
      // The client library as it is knows no other way, and a program has no history and shares no screen. Pages do.
      if (offered === undefined && req.headers.origin !== undefined) {
        return no('400 Bad Request', 'key-in-address', 'A page gives its keys as subprotocols, not in the address.');
      }
      if (addresses.openSockets >= config.LIMIT_CONNECTIONS) {
        return no('503 Service Unavailable', 'server-full', 'The server is full.', 10_000);
      }
      if (address.sockets.size >= config.LIMIT_CONNECTIONS_PER_ADDRESS) {
        const message = 'There are too many connections from your address.';
        return no('429 Too Many Requests', 'too-many-connections', message, 10_000);
      }
      req.url = addressWith(url, keys);
      return true;
    },
  };
}

function keysInAddress({ searchParams }: URL): SeatKeys | null {
  const sessionId = searchParams.get('sessionId') ?? '';
  const reconnectionToken = searchParams.get('reconnectionToken');
  if (!isSeatKey(sessionId)) return null;
  if (reconnectionToken === null) return { sessionId };
  return isSeatKey(reconnectionToken) ? { sessionId, reconnectionToken } : null;
}

/** The framework looks for keys in the address. A token that came there tells nobody anything: it goes no further. */
function addressWith({ pathname, searchParams }: URL, keys: SeatKeys): string {
  const query = new URLSearchParams({ ...keys });
  if (searchParams.has('skipHandshake')) query.set('skipHandshake', '1');
  return `${pathname}?${query.toString()}`;
}
