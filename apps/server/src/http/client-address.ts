/** Whose request it is, by network address, when proxies stand in between. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Each trusted proxy appends the address it saw to `X-Forwarded-For`, so with n of them the client's is the n-th from
 * the end. What stands before that was written by the client itself and is not believed.
 *
 * The answer is what limits are counted by: an IPv4 address, or the /64 of an IPv6 address, since whoever has one of
 * those has all of them.
 */
export function clientAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const direct = networkOf(req.socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const header = req.headers['x-forwarded-for'];
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  const hops = text
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return networkOf(hops[Math.max(0, hops.length - trustedProxies)] ?? '') ?? direct;
}

/** `undefined` for what is no address. Some proxies write a port behind it. */
function networkOf(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return networkOfGroups(groupsOf(address));
    default:
      return undefined;
  }
}

function networkOfGroups(groups: readonly number[]): string {
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIPv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  const first = groups.slice(0, 4).map((group) => group.toString(16));
  return `${first.join(':')}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser knows every spelling, and has one of its own.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = shortest.split('::');
  const parse = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const head = parse(before);
  const tail = parse(after ?? '');
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}
