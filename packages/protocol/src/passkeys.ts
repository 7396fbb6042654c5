/** Keys of people's own with which they sign in without a password (WebAuthn). All over HTTP. */
import { z } from 'zod';

/** Of bytes that a key or a browser has made; the longest are statements of a key about itself. */
const bytesSchema = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]+$/);
/** As a key calls itself: 1023 bytes at most. */
export const passkeyIdSchema = z
  .string()
  .max(1364)
  .regex(/^[A-Za-z0-9_-]+$/);

/** What browsers say besides of a key's answer is left out. */
const answerSchema = z.object({
  id: passkeyIdSchema,
  rawId: passkeyIdSchema,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
});

/** `POST /api/passkeys/options`: what the browser is to ask a new key for; the present password has to be given. */
export const passkeyOptionsWishSchema = z.strictObject({ password: z.string().min(1).max(200) });

/** `POST /api/passkeys`: the new key's answer. From then on one signs in with it. */
export const newPasskeySchema = z.strictObject({
  answer: answerSchema.extend({
    response: z.object({
      clientDataJSON: bytesSchema,
      attestationObject: bytesSchema,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});

/** `POST /api/passkeys/sign-in/options`: what the browser is to ask a key for. */

/** `POST /api/passkeys/sign-in`: the key's answer. The rest as of `POST /api/account/sign-in`, and so is what is answered. */
export const passkeySignInSchema = z.strictObject({
  answer: answerSchema.extend({
    response: z.object({
      clientDataJSON: bytesSchema,
      authenticatorData: bytesSchema,
      signature: bytesSchema,
      userHandle: bytesSchema.optional(),
    }),
  }),
  bring: z.boolean().optional(),
});

/** `POST /api/passkeys/remove`: with the password, which proves that there is another way in. */
export const removePasskeySchema = z.strictObject({
  id: passkeyIdSchema,
  password: z.string().min(1).max(200),
});

export const passkeySchema = z.strictObject({
  id: z.string(),
  /** Browser and system on which it was made. */
  label: z.string(),
  createdAt: z.number().int(),
  usedAt: z.number().int().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** `GET /api/passkeys`: whether this server takes any, and those of the account that asks. */
export const passkeysSchema = z.strictObject({ available: z.boolean(), passkeys: z.array(passkeySchema) });
export type Passkeys = z.infer<typeof passkeysSchema>;

/** What a browser is to ask a new key for. There is more in it, which browsers do without. */
export const passkeyAddOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  /** Keys that the account has already. */
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What a browser is to ask any key for. */
export const passkeyAskOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
