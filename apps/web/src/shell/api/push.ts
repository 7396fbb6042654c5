/** Messages to this browser: whether it takes any, and where they are to go. */
import { type Push, pushSchema, type PushSubscriptionWish } from '@warbeacon/protocol';
import { z } from 'zod';
import { push as words } from '../../text/push.ts';
import { ApiError, ask } from './http.ts';

const WORKER = '/push-worker.js';

/** `null`: nobody is sent messages here. `none`: not in this browser. */
export type PushState = 'on' | 'off' | 'none' | null;

const said = async (): Promise<Push> => await ask(pushSchema, 'GET', '/api/push');

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  const { key, on } = await said();
  if (key === null) return null;
  if (!isAble()) return 'none';
  return on && (await subscription()) !== null ? 'on' : 'off';
}

/** Asks the person, the browser and the server, in that order. */
export async function switchPushOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new ApiError('denied', words.denied, 0);
  const { key } = await said();
  if (key === null) return;
  const wish = await subscribe(key).catch(() => undefined);
  if (wish === undefined) throw new ApiError('failed', words.failed, 0);
  await ask(z.null(), 'POST', '/api/push', wish);
}

export async function switchPushOff(): Promise<void> {
  await ask(z.null(), 'DELETE', '/api/push');
  await (await subscription())?.unsubscribe();
}

async function subscribe(key: string): Promise<PushSubscriptionWish> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key of the server would not do.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** Not every browser takes the text. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
