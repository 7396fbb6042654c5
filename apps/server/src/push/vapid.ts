/** The key by which push services know this server (RFC 8292). All processes that share a database have the same. */
import { createECDH, createHmac } from 'node:crypto';
import { z } from 'zod';

const CURVE = 'prime256v1';

export interface VapidKeys {
  /** In base64url, as browsers want it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** `undefined` for bytes that are no private key of the curve. */
function keysOf(bytes: Buffer): VapidKeys | undefined {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(bytes);
    return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
  } catch {
    return undefined;
  }
}

/** The private half in base64url, as the tools for it print it. */
export const vapidKeySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}=?$/)
  .refine((text) => keysOf(Buffer.from(text, 'base64url')) !== undefined);

export function readVapidKeys(privateKey: string): VapidKeys {
  const keys = keysOf(Buffer.from(privateKey, 'base64url'));
  if (keys === undefined) throw new Error('a key for push has passed its schema and is none');
  return keys;
}

/** Always the same of the same 32 random bytes. */
export function vapidKeysFrom(seed: Buffer): VapidKeys {
  // Of 2^32 numbers as long as the curve's order about one is too large for a key.
  for (let i = 0; ; i++) {
    const keys = keysOf(createHmac('sha256', seed).update(`vapid ${i}`).digest());
    if (keys !== undefined) return keys;
  }
}
