/** A line between browsers and the server that can be made bad: what a phone, a proxy or an overloaded server does. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A refusal as the server gives it, for every request and every socket whose path matches. */
export interface Refusal {
  readonly path: RegExp;
  readonly status: number;
  readonly code: string;
  /** Seconds. */
  readonly retryAfter: number;
}

interface Asked {
  readonly path: string;
  /** Milliseconds on a clock that only goes forward. */
  readonly at: number;
}

export class BadLine {
  readonly #sockets = new Set<Duplex>();
  readonly #toServer: number;
  readonly #held: (() => void)[] = [];
  #server = createServer();
  #silent: 'nobody' | 'server' | 'both' = 'nobody';
  #refusal: Refusal | undefined;
  /** With which every socket is closed. */
  #closing: number | undefined;
  /** Everything that pages have asked, sockets included. */
  readonly asked: Asked[] = [];

  private constructor(toServer: number) {
    this.#toServer = toServer;
  }

  static async lay(toServer: number): Promise<BadLine> {
    const line = new BadLine(toServer);
    line.#server.on('request', (req, res) => line.#onRequest(req, res));
    line.#server.on('upgrade', (req: IncomingMessage, socket: Socket, head: Buffer) =>
      line.#onUpgrade(req, socket, head),
    );
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get address(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the line is not laid');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Times between requests whose path matches, in milliseconds. */
  gaps(path: RegExp): number[] {
    const times = this.asked.filter((each) => path.test(each.path)).map(({ at }) => at);
    return times.slice(1).map((at, i) => at - (times[i] ?? at));
  }

  /** Nothing gets through any more from the server, or either way; nobody is told. What is held comes when it speaks. */
  silence(whom: 'server' | 'both'): void {
    this.#silent = whom;
  }

  speak(): void {
    this.#silent = 'nobody';
    for (const go of this.#held.splice(0)) go();
  }

  /** Forgets what it holds, as a network does in the long run. */
  lose(): void {
    this.#held.length = 0;
  }

  /** Cuts every connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  refuse(refusal: Refusal): void {
    this.#refusal = refusal;
  }

  /** Closes every socket with this code as soon as it is open. */
  closeSockets(code: number): void {
    this.#closing = code;
  }

  /** Nothing is wrong with it any more. */
  mend(): void {
    this.#refusal = undefined;
    this.#closing = undefined;
    this.speak();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #note(req: IncomingMessage): string {
    const path = req.url ?? '';
    this.asked.push({ path, at: performance.now() });
    return path;
  }

  #onRequest(req: IncomingMessage, res: ServerResponse): void {
    const path = this.#note(req);
    this.#keep(req.socket);
    const refusal = this.#refusal;
    if (refusal?.path.test(path)) {
      req.resume();
      res.writeHead(refusal.status, { 'Content-Type': 'application/json', 'Retry-After': String(refusal.retryAfter) });
      res.end(JSON.stringify({ error: { code: refusal.code, message: 'Not now.' } }));
      return;
    }
    this.#when('both', () => {
      const forward = request(
        { port: this.#toServer, host: '127.0.0.1', method: req.method, path, headers: req.headers },
        (answer) =>
          this.#when('server', () => {
            res.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(res);
          }),
      );
      // As proxies do when there is no server behind them; a browser would try again by itself where it gets no answer.
      forward.on('error', () => res.writeHead(502, { 'Content-Type': 'text/html' }).end('Bad gateway'));
      req.pipe(forward);
    });
  }

  #onUpgrade(req: IncomingMessage, socket: Socket, head: Buffer): void {
    const path = this.#note(req);
    this.#keep(socket);
    if (this.#refusal?.path.test(path)) return void socket.end(`HTTP/1.1 ${this.#refusal.status} No\r\n\r\n`);
    const server = connect(this.#toServer, '127.0.0.1');
    this.#keep(server);
    server.setNoDelay(true);
    socket.setNoDelay(true);
    const lines = req.rawHeaders.flatMap((name, i, all) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []));
    server.write(`GET ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    server.write(head);
    socket.on('data', (bytes: Buffer) => this.#when('both', () => server.write(bytes)));
    server.on('data', (bytes: Buffer) => this.#when('server', () => socket.write(bytes)));
    socket.on('close', () => this.#when('both', () => server.destroy()));
    server.on('close', () => this.#when('server', () => socket.destroy()));
    const code = this.#closing;
    if (code !== undefined) {
      // Long enough to be let in.
      setTimeout(() => socket.end(Buffer.from([0x88, 2, code >> 8, code & 255])), 150);
    }
  }

  /** Does it now, or when the line speaks again. */
  #when(silent: 'server' | 'both', go: () => void): void {
    const held = this.#silent === 'both' || (this.#silent === 'server' && silent === 'server');
    if (held) this.#held.push(go);
    else go();
  }

  #keep(socket: Duplex): void {
    if (this.#sockets.has(socket)) return;
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
