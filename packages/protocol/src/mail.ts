/** What is sent by mail: links to sign in with, another address, and word that a match waits. All over HTTP. */
import { z } from 'zod';
import { emailSchema, newPasswordSchema } from './accounts.ts';
import { createdSessionSchema, idSchema } from './http.ts';

/** `GET /api/mail`: whether this server sends any. */
export const mailSchema = z.strictObject({ available: z.boolean() });
export type Mail = z.infer<typeof mailSchema>;

/**
 * `POST /api/mail/link`: a link to sign in with, for whoever has an account with that address. The answer is the same when
 * nobody has.
 */
export const linkRequestSchema = z.strictObject({ email: emailSchema });

/** 256 random bits in base64url. */
export const linkKeySchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** `POST /api/mail/use`: uses a link up. With `password` that is the account's from then on, and all other sessions end. */
export const useLinkSchema = z.strictObject({ key: linkKeySchema, password: newPasswordSchema.optional() });
export const usedLinkSchema = z.strictObject({
  /** Whose address is proved by it. */
  email: z.string(),
  /** `null` for a link to another address, with which nobody is signed in. */
  session: createdSessionSchema.nullable(),
});
export type UsedLink = z.infer<typeof usedLinkSchema>;

/** `POST /api/mail/email`: another address for one's account, once a link that is sent there is followed. */
export const newEmailSchema = z.strictObject({ email: emailSchema, password: z.string().min(1).max(200) });

/** `POST /api/mail/notices`: whether one is to be told that a match waits. */
export const noticesSchema = z.strictObject({ wanted: z.boolean() });

/** `POST /api/mail/stop?of=…&key=…`: no more such letters. As the link in each of them says; nobody is signed in for it. */
export const stopSchema = z.object({ of: idSchema, key: linkKeySchema });
export type Stop = z.infer<typeof stopSchema>;
