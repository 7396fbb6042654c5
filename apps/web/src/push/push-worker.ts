/**
 * What the browser wakes when a message comes, while no page may be open: shows that a match or a challenge waits, and leads there. It is a
 * file of its own under an address that never changes, and imports nothing that is not put into it.
 */
import { waiting } from '../text/waiting.ts';

/** Of a service worker's world, which the types of pages leave out, what is used here. */
interface Work extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface MessageCame extends Work {
  readonly data: { json(): unknown } | null;
}
interface NoticeClicked extends Work {
  readonly notification: Notification;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    matchAll(of: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: MessageCame) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeClicked) => void): void;
};

const ID = /^[0-9a-f]{32}$/;

/** What waits for whoever is told, and where. */
interface Waits {
  readonly id: string;
  readonly path: string;
  readonly body: string;
}

/** `null` for what is no message of ours. */
function waitsBy(said: unknown): Waits | null {
  const { match, offer, event }: Readonly<Partial<Record<'match' | 'offer' | 'event', unknown>>> =
    typeof said === 'object' && said !== null ? said : {};
  const id = match ?? offer ?? event;
  if (typeof id !== 'string' || !ID.test(id)) return null;
  if (match !== undefined) return { id, path: `/match/${id}`, body: waiting.body };
  return offer !== undefined
    ? { id, path: `/join/${id}`, body: waiting.challenged }
    : { id, path: `/events/${id}`, body: waiting.event };
}

function read(event: MessageCame): unknown {
  try {
    return event.data?.json();
  } catch {
    return undefined;
  }
}

async function show(said: unknown): Promise<void> {
  const waits = waitsBy(said);
  await self.registration.showNotification(waiting.title, {
    body: waits?.body ?? waiting.body,
    icon: '/favicon.svg',
    // Of each match the last message stands, and no other.
    tag: waits?.id ?? 'warbeacon',
    data: said,
  });
}

/** To a page of what waits that is open already, or to a new one. */
async function follow(said: unknown): Promise<void> {
  const aim = new URL(waitsBy(said)?.path ?? '/', self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === aim.pathname);
  await (open?.focus() ?? self.clients.openWindow(aim.href));
}

self.addEventListener('push', (event) => event.waitUntil(show(read(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data));
});
