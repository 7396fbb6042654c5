/** An address on this machine at which an organiser is told the news of an event, and what it answers. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface News {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export class NewsOffice {
  heard: News[] = [];
  /** The status of what it answers; 302 leads to another page of its own. */
  answer = 200;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((req, res) => {
      let body = '';
      req.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      req.on('end', () => {
        this.heard.push({ headers: req.headers, body });
        res.writeHead(this.answer, this.answer === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
  }

  static async open(): Promise<NewsOffice> {
    const office = new NewsOffice();
    await new Promise<void>((resolve) => office.#server.listen(0, '127.0.0.1', resolve));
    return office;
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${path}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
