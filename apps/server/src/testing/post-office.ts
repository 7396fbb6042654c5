/** A server for mail on this machine, which keeps what it is sent. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly to: readonly string[];
  /** Headers and body, as they came over the line. */
  readonly raw: string;
  /** The body alone, with the lines put together that were broken for the way. */
  readonly text: string;
}

export class PostOffice {
  readonly received: Received[] = [];
  readonly port: number;
  /** What it answers to a recipient, in the place of taking the letter. */
  refuse: ((to: string) => { readonly code: number; readonly message: string } | undefined) | undefined;
  /** Milliseconds that it takes over each recipient. */
  slowness = 0;
  readonly #server: SMTPServer;

  private constructor(server: SMTPServer, port: number) {
    this.#server = server;
    this.port = port;
  }

  static async open(): Promise<PostOffice> {
    let office: PostOffice | undefined;
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo(address, _session, done) {
        const no = office?.refuse?.(address.address);
        const answer = no === undefined ? null : Object.assign(new Error(no.message), { responseCode: no.code });
        setTimeout(() => done(answer), office?.slowness ?? 0);
      },
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const raw = Buffer.concat(parts).toString();
          const to = session.envelope.rcptTo.map(({ address }) => address);
          office?.received.push({ to, raw, text: bodyOf(raw) });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    office = new PostOffice(server, (server.server.address() as AddressInfo).port);
    return office;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** The key of the link in the last letter to `to`. */
  lastKey(to: string): string | undefined {
    const letter = this.received.findLast((one) => one.to.includes(to));
    return /#link=([A-Za-z0-9_-]{43})/.exec(letter?.text ?? '')?.[1];
  }
}

function bodyOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
