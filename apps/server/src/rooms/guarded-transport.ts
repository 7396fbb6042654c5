/** The framework's transport, with a guard at every socket and bounds that the framework leaves open. */
import type { IncomingMessage } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { SUBPROTOCOL } from '@warbeacon/protocol';
import type { Addresses } from '../budget/addresses.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Logger } from '../logger.ts';
import { Pulse } from './pulse.ts';
import { RequestQueue } from './request-queue.ts';
import { type RawSocket, SocketGuard } from './socket-guard.ts';

const BOUNDS = {
  noServer: true,
  // All sockets at once; see `Pulse`.
  pingInterval: 0,
  // What is small when it comes could be large when it is unpacked; messages here are small without that.
  perMessageDeflate: false,
  // A frame in thousands of pieces takes many times its size in memory. A slow line makes a few dozen of the largest.
  maxFragments: 64,
  maxBufferedChunks: 512,
  maxPendingAutoPongs: 20,
  // Milliseconds in which a closed socket must answer.
  closeTimeout: 5000,
  // What else is offered are keys, which no answer repeats.
  handleProtocols: (offered: ReadonlySet<string>) => offered.has(SUBPROTOCOL) && SUBPROTOCOL,
};

export class GuardedTransport extends WebSocketTransport {
  constructor(addresses: Addresses, logger: Logger) {
    const { config } = addresses;
    super({ ...BOUNDS, maxPayload: config.LIMIT_MESSAGE_BYTES });
    const pulse = new Pulse();
    const requests = new RequestQueue();
    this.wss.once('close', () => pulse.stop());
    this.wss.prependListener('connection', (socket: RawSocket, req: IncomingMessage) => {
      const address = addresses.of(clientAddress(req, config.TRUST_PROXY));
      return new SocketGuard({ socket, line: req.socket, addresses, address, pulse, requests, logger });
    });
  }
}
