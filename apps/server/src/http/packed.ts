/**
 * JSON that is sent packed, of which parts are the same for many: those are packed once for all of them. A stream of `deflate` may be made
 * of pieces that end at whole bytes, so what was packed before is put together with what is packed now.
 */
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { Request, Response } from 'express';

const deflate = promisify(deflateRaw);
/** Bytes: of fewer nothing is saved. */
const WORTH_IT = 1000;

/** Some text that is sent again and again. */
export class Piece {
  readonly bytes: Buffer;
  #packed: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  packed(): Promise<Buffer> {
    this.#packed ??= deflate(this.bytes, { finishFlush: constants.Z_SYNC_FLUSH });
    return this.#packed;
  }
}

/** Of `gzip` (RFC 1952): no name, no time, made by any system. */
const HEAD = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
/** An empty block that is the last one. */
const LAST = Buffer.of(3, 0);

export async function gzipOf(pieces: readonly Piece[]): Promise<Buffer> {
  const packed = await Promise.all(pieces.map(async (piece) => await piece.packed()));
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(pieces.reduce((sum, { bytes }) => crc32(bytes, sum), 0));
  tail.writeUInt32LE(pieces.reduce((length, { bytes }) => length + bytes.length, 0) % 2 ** 32, 4);
  return Buffer.concat([HEAD, ...packed, LAST, tail]);
}

/** Packed for whoever takes it so. */
export async function sendJson(req: Request, res: Response, pieces: readonly Piece[]): Promise<void> {
  res.type('json').vary('Accept-Encoding');
  const length = pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (length < WORTH_IT || req.acceptsEncodings('gzip') === false) {
    res.send(Buffer.concat(pieces.map(({ bytes }) => bytes)));
    return;
  }
  const body = await gzipOf(pieces);
  res.set('Content-Encoding', 'gzip').send(body);
}
