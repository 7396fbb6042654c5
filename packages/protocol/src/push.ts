/** Word to a browser that a match waits for whoever is signed in there. All over HTTP. */
import { z } from 'zod';

/** `GET /api/push`. */
export const pushSchema = z.strictObject({
  /** By which a browser's push service knows this server; `null` where no messages are sent. */
  key: z.string().nullable(),
  /** The session that asks is told. */
  on: z.boolean(),
});
export type Push = z.infer<typeof pushSchema>;

/** A point of the curve P-256 and 16 random bytes, in base64url. */
const pointSchema = z.string().regex(/^B[A-Za-z0-9_-]{86}=?$/);
const secretSchema = z.string().regex(/^[A-Za-z0-9_-]{22}(?:==)?$/);

/**
 * `POST /api/push`: messages for the session that asks go there from now on, as the browser's `PushSubscription` says it.
 * `DELETE /api/push`: no more messages.
 */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url().max(2048),
  keys: z.strictObject({ p256dh: pointSchema, auth: secretSchema }),
});
export type PushSubscriptionWish = z.input<typeof pushSubscriptionSchema>;

/**
 * What a message holds, and nothing else: which match waits, which one is offered by a challenge, or which event asks for something. All
 * have the same length, so that the service that carries it cannot tell them apart.
 */
export type PushMessage = { readonly match: string } | { readonly offer: string } | { readonly event: string };
