/** Who may open a socket: from an allowed page, to a room, and not too many at once. */
import type { IncomingMessage } from 'node:http';
import type { ServerCode } from '@warbeacon/protocol';
import type { Config } from '../config.ts';
import { clientAddress } from './client-address.ts';
import { originAllowed } from './security.ts';
import { refuseSocket } from './unreadable.ts';

/** `/<process>/<room>?sessionId=…` */
const ROOM_PATH = /^\/[A-Za-z0-9_-]{1,64}\/(play|watch)-[0-9a-f]{32}\?(.*&)?sessionId=/;

export interface UpgradeGate {
  /** Counts the socket and lets it through; else answers and closes it. */
  admit(req: IncomingMessage): boolean;
}

export function upgradeGate(config: Config): UpgradeGate {
  let open = 0;
  const byAddress = new Map<string, number>();

  return {
    admit(req) {
      const { socket } = req;
      const no = (status: string, code: ServerCode, message: string) => {
        refuseSocket(socket, status, code, message);
        return false;
      };
      if (!ROOM_PATH.test(req.url ?? ''))
        return no('404 Not Found', 'unknown-route', 'There is no socket at this address.');
      if (!originAllowed(req.headers.origin, req.headers.host, config.PUBLIC_URL)) {
        return no('403 Forbidden', 'foreign-origin', 'Pages of other sites may not connect.');
      }
      const address = clientAddress(req, config.TRUST_PROXY);
      const mine = byAddress.get(address) ?? 0;
      if (open >= config.LIMIT_CONNECTIONS) return no('503 Service Unavailable', 'server-full', 'The server is full.');
      if (mine >= config.LIMIT_CONNECTIONS_PER_ADDRESS) {
        return no('429 Too Many Requests', 'too-many-connections', 'There are too many connections from your address.');
      }
      open++;
      byAddress.set(address, mine + 1);
      socket.once('close', () => {
        open--;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      });
      return true;
    },
  };
}
