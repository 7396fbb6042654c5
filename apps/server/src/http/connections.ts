/**
 * How many connections there may be that are not sockets of a room, and how many requests over them. When there are too
 * many connections, one that has nothing to do makes room for the new one, which browsers do not mind.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Address, Addresses } from '../budget/addresses.ts';
import { clientAddress } from './client-address.ts';
import { errorBody } from './http-fault.ts';
import { tooOften } from './limits.ts';

/** Milliseconds after which a connection on which nothing moves is closed. */
const STANDSTILL = 60_000;
/** Requests of a connection that wait for the one before them. No browser sends any, and other programs send a few. */
const MOST_WAITING = 16;

interface Connection {
  /** Unknown behind a proxy, whose connections they all are. */
  readonly address: Address | undefined;
  /**
   * What answers its requests, in the order in which they came: the first is at it, the others wait. A connection takes
   * one answer after another, and of those that came too early nobody would say when it breaks: what they had opened,
   * files above all, would stay open for ever.
   */
  readonly asked: (() => void)[];
}

/** Has `answer` answer the requests of `http`, as far as they are not too many. */
export function answerRequests(
  http: Server,
  addresses: Addresses,
  answer: (req: IncomingMessage, res: ServerResponse) => void,
): void {
  const { config } = addresses;
  /** Those used longest ago come first. */
  const open = new Map<Socket, Connection>();

  const forget = (socket: Socket) => {
    const connection = open.get(socket);
    if (connection === undefined) return;
    open.delete(socket);
    if (connection.address !== undefined) connection.address.connections--;
  };
  /** Closes the connection that has had nothing to do for longest: of an address, or of all. */
  const makeRoom = (address?: Address): boolean => {
    for (const [socket, connection] of open) {
      if (connection.asked.length > 0 || (address !== undefined && connection.address !== address)) continue;
      forget(socket);
      socket.destroy();
      return true;
    }
    return false;
  };
  const hasRoom = (address: Address | undefined): boolean => {
    if (address !== undefined) {
      if (address.arrivals.take() > 0 || address.http.wait(0) > 0) return false;
      if (address.connections >= config.LIMIT_HTTP_CONNECTIONS_PER_ADDRESS && !makeRoom(address)) return false;
    }
    return open.size < config.LIMIT_HTTP_CONNECTIONS || makeRoom();
  };

  http.setTimeout(STANDSTILL);
  http.on('connection', (socket) => {
    const address = config.TRUST_PROXY === 0 ? addresses.of(clientAddress({ socket, headers: {} }, 0)) : undefined;
    if (!hasRoom(address)) return void socket.destroy();
    open.set(socket, { address, asked: [] });
    if (address !== undefined) address.connections++;
    socket.once('close', () => forget(socket));
  });
  http.on('upgrade', ({ socket }: IncomingMessage) => forget(socket));
  http.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const { socket } = req;
    const connection = open.get(socket);
    const { http: budget } = connection?.address ?? addresses.of(clientAddress(req, config.TRUST_PROXY));
    const wait = budget.wait();
    // Counted although it is refused, so that whoever goes on is not let in again each second.
    budget.charge(1);
    // A heap of requests that came together may have been too many already.
    if (connection === undefined || socket.destroyed) return;
    const { asked } = connection;
    if (asked.length > (wait === 0 ? MOST_WAITING : 0)) return void socket.destroy();
    open.delete(socket);
    open.set(socket, connection);
    res.once('close', () => {
      asked.shift();
      if (open.get(socket) === connection && !socket.destroyed) asked[0]?.();
    });
    asked.push(() => (wait === 0 ? answer(req, res) : refuse(res, wait)));
    if (asked.length === 1) asked[0]?.();
  });
}

function refuse(res: ServerResponse, wait: number): void {
  const { status, code, message, retryAfter = 1 } = tooOften(wait);
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Retry-After': String(retryAfter),
    Connection: 'close',
  });
  res.end(JSON.stringify(errorBody(code, message)));
}
