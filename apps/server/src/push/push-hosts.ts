/**
 * To which push services messages may go. The address of a subscription is named by a browser, or by whoever says to be one:
 * only services that the operator knows are ever asked, and so nobody else can be reached from here.
 */
import { z } from 'zod';

/** Those of Chrome and Edge on most systems, Firefox, Safari, and Edge on Windows. */
export const USUAL_PUSH_HOSTS = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

const HOST = String.raw`[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?`;
/** A host; all hosts of a domain; a service of one's own, which may also be one without TLS. */
const ENTRY = new RegExp(String.raw`^(?:(?:\*\.)?${HOST}|https?://${HOST})$`);
const MOST_ENDPOINT = 2048;

/** `none`: nobody is told by push. */
export const pushHostsSchema = z
  .string()
  .refine((text) => text === 'none' || text.split(',').every((entry) => ENTRY.test(entry)));

interface Allowed {
  readonly protocol: string;
  /** With the port, where it is not the usual one; what ends with it, where `isDomain`. */
  readonly host: string;
  readonly isDomain: boolean;
}

export class PushHosts {
  readonly #allowed: readonly Allowed[];

  /** As the configuration has it. */
  constructor(hosts: string) {
    this.#allowed = hosts === 'none' ? [] : hosts.split(',').map(readEntry);
  }

  get isNone(): boolean {
    return this.#allowed.length === 0;
  }

  /** The address as it is asked; `undefined` for one that may not be. */
  endpoint(text: string): URL | undefined {
    if (text.length > MOST_ENDPOINT) return undefined;
    const url = URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
    const isAllowed = this.#allowed.some(
      ({ protocol, host, isDomain }) =>
        url.protocol === protocol && (isDomain ? url.host.endsWith(host) : url.host === host),
    );
    return isAllowed ? url : undefined;
  }
}

function readEntry(entry: string): Allowed {
  if (entry.startsWith('*.')) return { protocol: 'https:', host: entry.slice(1), isDomain: true };
  const { protocol, host } = new URL(entry.includes('://') ? entry : `https://${entry}`);
  return { protocol, host, isDomain: false };
}
