/**
 * Calls an address that somebody has named: over TLS, never at this machine or in its network whatever its name leads to, in a short
 * time, without following anybody anywhere, and without reading what comes back.
 */
import { createHmac } from 'node:crypto';
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Milliseconds for all of it. */
const PATIENCE = 10_000;

/** `public`: addresses of the internet, over TLS; `any`: those of this machine and its network too; `none`: nothing is sent. */
export type Reach = 'public' | 'any' | 'none';

export interface Called {
  readonly ok: boolean;
  /** In a word or two. */
  readonly status: string;
}

class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** Whether it is an address of the internet, and of nothing nearer. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in the clothes of IPv6 is what it is.
  return ipaddr.process(address).range() === 'unicast';
}

/** The address as it may be called, or `undefined`. */
export function hookUrl(text: string, reach: Reach): URL | undefined {
  const url = URL.parse(text);
  if (url === null || reach === 'none' || url.username !== '' || url.password !== '') return undefined;
  if (reach === 'any') return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  if (url.protocol !== 'https:') return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublic(host) ? url : undefined;
  return /(^|\.)(localhost|local|internal|home\.arpa)$/.test(host) || !host.includes('.') ? undefined : url;
}

/** As the system resolves names, all addresses at a time. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * What the socket is given to connect to is what was looked at here: a name that led elsewhere a moment ago, or leads elsewhere a moment
 * later, changes nothing. One that leads to several addresses leads nowhere as soon as one of them is not public.
 */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '');
      const bad = addresses.find(({ address }) => !isPublic(address));
      const [first] = addresses;
      if (bad !== undefined || first === undefined) return done(new NotThere('an address of a private network'), '');
      if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

export function signatureOf(secret: string, at: number, body: string): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

export async function callHook(
  hook: { readonly url: string; readonly secret: string; readonly delivery: string },
  body: string,
  {
    reach,
    at,
    patience = PATIENCE,
    resolve = lookup,
  }: { readonly reach: Reach; readonly at: number; readonly patience?: number; readonly resolve?: Resolve },
): Promise<Called> {
  const url = hookUrl(hook.url, reach);
  if (url === undefined) return { ok: false, status: 'not an address that may be called' };
  const ask = url.protocol === 'https:' ? overHttps : overHttp;
  return await new Promise<Called>((called) => {
    const asked = ask(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Warbeacon',
          'warbeacon-delivery': hook.delivery,
          'warbeacon-signature': signatureOf(hook.secret, at, body),
        },
        signal: AbortSignal.timeout(patience),
        agent: false,
        ...(reach === 'public' ? { lookup: publicLookup(resolve) } : {}),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        called({ ok: status >= 200 && status < 300, status: String(status) });
        answer.destroy();
      },
    );
    asked.on('error', (error) => {
      const status =
        error instanceof NotThere
          ? error.message
          : error.name === 'AbortError' || error.name === 'TimeoutError'
            ? 'no answer in time'
            : 'cannot be reached';
      called({ ok: false, status });
    });
    asked.end(body);
  });
}
