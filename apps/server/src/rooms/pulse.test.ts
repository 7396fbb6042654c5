import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { untilTrue } from '../testing/people.ts';
import { Pulse } from './pulse.ts';

const ROUND = 250;
const later = async (milliseconds: number) => await new Promise((resolve) => setTimeout(resolve, milliseconds));

let http: Server;
let pulse: Pulse;
/** Milliseconds at which each socket was asked whether it is there. */
let asked: number[];
beforeEach(async () => {
  asked = [];
  pulse = new Pulse(ROUND);
  http = createServer();
  new WebSocketServer({ server: http }).on('connection', (socket, req) => {
    const { patient, forget } = pulse.watch({
      ping: () => {
        asked.push(performance.now());
        socket.ping();
      },
      terminate: () => socket.terminate(),
    });
    req.socket.on('data', () => patient.heard());
    req.socket.once('close', forget);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterEach(() => {
  pulse.stop();
  http.closeAllConnections();
  http.close();
});

async function come(options: { readonly autoPong?: boolean } = {}): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, options);
  await once(socket, 'open');
  return socket;
}

describe('the pulse of sockets', () => {
  test('one that answers is asked in every other round, and stays', async () => {
    const socket = await come();
    await later(ROUND * 8);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test('one that does not answer is ended after two rounds of grace', async () => {
    const socket = await come({ autoPong: false });
    await once(socket, 'close');
    expect(asked).toHaveLength(2);
  });

  test('one that says something is not asked', async () => {
    const socket = await come();
    const talking = setInterval(() => socket.send('here'), ROUND / 5);
    await later(ROUND * 6);
    clearInterval(talking);
    expect(asked).toEqual([]);
  });

  test('many are asked one after the other, not all at once', async () => {
    await Promise.all(Array.from({ length: 50 }, async () => await come()));
    await untilTrue(() => asked.length >= 50);
    const first = asked.slice(0, 50);
    expect((first.at(-1) ?? 0) - (first[0] ?? 0)).toBeGreaterThan(ROUND / 2);
  });
});
