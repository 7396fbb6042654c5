/** A push service on this machine, and browsers that are known to it: they can read what is sent to them, and nobody else can. */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

export interface PushedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushOffice {
  readonly received: PushedMessage[] = [];
  readonly origin: string;
  /** What it answers in the place of taking the message; `silent`: nothing at all. */
  answer: { readonly status: number; readonly headers?: Record<string, string> } | 'silent' = { status: 201 };
  readonly #server: Server;

  private constructor(server: Server, origin: string) {
    this.#server = server;
    this.origin = origin;
  }

  static async open(): Promise<PushOffice> {
    let office: PushOffice | undefined;
    const server = createServer((req, res) => {
      const parts: Buffer[] = [];
      req.on('data', (part: Buffer) => parts.push(part));
      req.on('end', () => {
        if (office === undefined) return;
        office.received.push({ path: req.url ?? '', headers: req.headers, body: Buffer.concat(parts) });
        if (office.answer !== 'silent') res.writeHead(office.answer.status, office.answer.headers).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    office = new PushOffice(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return office;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

/** A browser that has asked the push service for an address of its own. */
export class Subscriber {
  readonly endpoint: string;
  readonly #path: string;
  readonly #pair: ECDH = createECDH('prime256v1');
  readonly #secret = randomBytes(16);

  constructor(origin: string) {
    this.#path = `/push/${randomBytes(12).toString('base64url')}`;
    this.endpoint = `${origin}${this.#path}`;
    this.#pair.generateKeys();
  }

  /** As a page says it to the server. */
  get subscription() {
    const keys = { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#secret.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  sentTo(office: PushOffice): readonly PushedMessage[] {
    return office.received.filter(({ path }) => path === this.#path);
  }

  /** What it says (RFC 8291, with the one record of RFC 8188). */
  read({ body }: PushedMessage): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const shared = hkdfSync('sha256', this.#pair.computeSecret(sender), this.#secret, info, 32);
    const key = hkdfSync('sha256', Buffer.from(shared), salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdfSync('sha256', Buffer.from(shared), salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // What stands behind the last 2 is padding.
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

const claimsSchema = z.strictObject({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Who has sent it, as push services make sure of it (RFC 8292): the claims that it has signed, and its key. */
export function senderOf({ headers }: PushedMessage): z.infer<typeof claimsSchema> & { readonly key: string } {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('not signed by the key that is named');
  return { ...claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString())), key };
}
