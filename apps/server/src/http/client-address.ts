/** Whose request it is, by network address, when proxies stand in between. */
import type { IncomingMessage } from 'node:http';

/**
 * Each trusted proxy appends the address it saw to `X-Forwarded-For`, so with n of them the client's is the n-th from
 * the end. What stands before that was written by the client itself and is not believed.
 */
export function clientAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const header = req.headers['x-forwarded-for'];
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  const hops = text
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops[Math.max(0, hops.length - trustedProxies)] ?? direct;
}
