/**
 * How a socket says for whose seat it comes. An address is written into logs, and a page can give its sockets no headers
 * of its own; so the keys go among the subprotocols that it offers, of which the server takes the first and names no other.
 */
export const SUBPROTOCOL = 'warbeacon';
const SEAT = 'seat.';
const AGAIN = 'again.';
const KEY = /^[A-Za-z0-9_-]{1,64}$/;

export interface SeatKeys {
  /** Of the seat that is kept for the socket. */
  readonly sessionId: string;
  /** Of a connection that dropped, when it is taken up again. */
  readonly reconnectionToken?: string;
}

export const isSeatKey = (key: string): boolean => KEY.test(key);

export function makeSubprotocols({ sessionId, reconnectionToken }: SeatKeys): string[] {
  const again = reconnectionToken === undefined ? [] : [`${AGAIN}${reconnectionToken}`];
  return [SUBPROTOCOL, `${SEAT}${sessionId}`, ...again];
}

/** The keys in a `Sec-WebSocket-Protocol` header; `null` when they are not in it, or are none. */
export function parseSubprotocols(header: string): SeatKeys | null {
  const offered = header.split(',').map((one) => one.trim());
  if (!offered.includes(SUBPROTOCOL)) return null;
  const [sessionId, ...others] = keysIn(offered, SEAT);
  const [reconnectionToken, ...more] = keysIn(offered, AGAIN);
  if (sessionId === undefined || others.length + more.length > 0 || !isSeatKey(sessionId)) return null;
  if (reconnectionToken === undefined) return { sessionId };
  return isSeatKey(reconnectionToken) ? { sessionId, reconnectionToken } : null;
}

const keysIn = (offered: readonly string[], kind: string): string[] =>
  offered.filter((one) => one.startsWith(kind)).map((one) => one.slice(kind.length));
