/** A key as people carry it, and as thieves would like one: it makes itself known and answers as WebAuthn has it. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface KeyAnswer {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly crossOrigin?: boolean;
  /** Whether the person has shown that it is they. */
  readonly verified?: boolean;
  readonly type?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export class SecurityKey {
  readonly id: string;
  /** Of whom it believes to be. */
  userHandle: string | undefined;
  counter: number;
  readonly #public: Buffer;
  readonly #private: KeyObject;
  readonly #rawId: Buffer;

  /** `counter`: 0 for one that does not count. */
  constructor(counter = 1, rawId = randomBytes(16)) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#private = privateKey;
    this.#rawId = rawId;
    this.id = rawId.toString('base64url');
    this.counter = counter;
    // A map of CBOR: kind EC, algorithm ES256, curve P-256, and the point.
    const head = Buffer.from('a5010203262001215820', 'hex');
    const point = [Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')];
    this.#public = Buffer.concat([head, ...point]);
  }

  /** It becomes a key of `userHandle`. */
  make(asked: KeyAnswer & { readonly userHandle: string }) {
    this.userHandle = asked.userHandle;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#rawId.length);
    const data = Buffer.concat([this.#data(asked, HAS_KEY), Buffer.alloc(16), length, this.#rawId, this.#public]);
    // A map of CBOR: no statement about what kind of key it is.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    const clientDataJSON = this.#clientData({ type: 'webauthn.create', ...asked });
    return this.#answer({ clientDataJSON, attestationObject: attestation.toString('base64url') });
  }

  sign(asked: KeyAnswer) {
    if (this.counter > 0) this.counter++;
    const data = this.#data(asked, 0);
    const clientDataJSON = this.#clientData({ type: 'webauthn.get', ...asked });
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#private).toString('base64url'),
      ...(this.userHandle === undefined ? {} : { userHandle: this.userHandle }),
    });
  }

  #answer<T>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData({ type, challenge, origin, crossOrigin = false }: KeyAnswer): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin })).toString('base64url');
  }

  #data({ rpId, verified = true }: KeyAnswer, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | flags]), counter]);
  }
}
