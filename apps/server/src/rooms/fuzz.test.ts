/** Frames that were right, with a few bytes changed, thousands of them: nothing breaks, and nobody else notices. */
import { Protocol } from '@colyseus/core';
import { seedKey, streamDice } from '@warbeacon/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchSummarySchema } from '@warbeacon/protocol';
import { GAMES } from '../games.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person } from '../testing/people.ts';
import { frameOf, requestFrame, Stranger } from '../testing/stranger.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

/** A longer run: `FRAMES=100000 npm test -- apps/server/src/rooms/fuzz.test.ts` */
const FRAMES = Number(process.env['FRAMES'] ?? 1500);
const SEED = process.env['SEED'] ?? '1';

const [KIND] = KINDS_OF_DATABASE;
let place: TestDatabase;
let server: TestServer;
beforeEach(async () => {
  if (KIND === undefined) throw new Error('there is no database to test on');
  place = await KIND.make();
  server = await testServer(GAMES.all, place, {
    TRUST_PROXY: 1,
    BOT_DELAY_MS: 60_000,
    LIMIT_JOINS_PER_MINUTE: 1_000_000,
    LIMIT_REQUESTS_PER_MINUTE: 1_000_000,
  });
});
afterEach(async () => {
  await leaveAllPages();
  await server.stop();
  await place.remove();
});

const dice = streamDice(seedKey(`fuzz ${SEED}`), { index: 0 });
/** A whole number below `end`. */
function upTo(end: number): number {
  let number = 0;
  for (let i = 0; i < 6; i++) number = number * 6 + dice.d6() - 1;
  return number % end;
}
const oneOf = <T>(list: readonly [T, ...T[]]): T => list[upTo(list.length)] ?? list[0];

const BODIES: readonly [unknown, ...unknown[]] = [
  { actor: 'infantry-3' },
  { actor: null },
  { after: 0 },
  { rocks: 'never' },
  { oil: ['orc', 'siege-tower'] },
  { rocks: ['orc', 'uruk-infantry'] },
  { command: { type: 'move', piece: 'orc-1', path: ['1512', '1513', '1514'] } },
  { command: { type: 'setCauldron', hex: '1710', dummy: true } },
  {
    commandId: 'fuzz-fuzz-fuzz',
    ply: 70,
    command: { type: 'form', leader: 'theoden', units: ['knight-1', 'knight-2'] },
  },
  { commandId: 'fuzz-fuzz-fuzz', ply: -1, command: { type: 'deploy', piece: 'infantry-3', hex: 1120 } },
  undefined,
];
const NAMES = ['command', 'takeBack', 'options', 'why', 'standing', 'history', 'nothing'] as const;
/** Bytes at which decoders turn off. */
const TURNS = [
  0,
  0x3f,
  0x40,
  0x7f,
  0x80,
  0x8f,
  0x90,
  0x9f,
  0xa0,
  0xbf,
  ...Array.from({ length: 32 }, (_, i) => 0xc0 + i),
  0xff,
];

function rightFrame(): Buffer {
  const kind = upTo(20);
  if (kind === 0) return Buffer.of(Protocol.PING);
  if (kind === 1) return Buffer.of(Protocol.JOIN_ROOM);
  return requestFrame(upTo(70_000), oneOf(NAMES), oneOf(BODIES));
}

function changed(frame: Buffer): Buffer {
  const bytes = [...frame];
  for (let changes = upTo(4); changes >= 0; changes--) {
    const at = upTo(bytes.length + 1);
    switch (upTo(6)) {
      case 0:
        bytes[at] = upTo(256);
        break;
      case 1:
        bytes[at] = TURNS[upTo(TURNS.length)] ?? 0;
        break;
      case 2:
        bytes.splice(at, upTo(4));
        break;
      case 3:
        bytes.splice(at, 0, ...Array.from({ length: upTo(4) }, () => TURNS[upTo(TURNS.length)] ?? 0));
        break;
      case 4:
        bytes.splice(at, 0, ...bytes.slice(upTo(bytes.length), upTo(bytes.length)));
        break;
      default:
        bytes.splice(at, 0, ...rightFrame());
    }
  }
  return Buffer.from(bytes);
}

/** One that keeps to the protocol of the sockets, as a rule. */
function onTheLine(frame: Buffer): Buffer {
  const whole = frameOf(frame, upTo(50) === 0 ? upTo(16) : 2, upTo(50) !== 0);
  return upTo(100) === 0 ? changed(whole) : whole;
}

test.each(GAMES.all)(
  '$rules.title: changed bytes are refused, or do what they say, and disturb nobody',
  async (game) => {
    const ann = await Person.arrive(server.port, 'Ann');
    const { id, sides } = game.rules;
    const wish = { game: id, side: sides[1], opponent: 'computer', visibility: 'listed' };
    const { matchId } = matchSummarySchema.parse((await ann.ask('POST', '/api/matches', wish)).body);
    const page = await ann.open(matchId, 'watch');
    let sent = 0;
    let opened = 0;
    let slowest = 0;
    while (sent < FRAMES) {
      const as = upTo(2) === 0 ? 'play' : 'watch';
      const from = `203.0.${opened >> 8}.${opened & 255}`;
      const joins = upTo(10) !== 0;
      const evil = await Stranger.arrive({ port: server.port, matchId, as, token: ann.session.token, from, joins });
      opened++;
      if (joins) await evil.joined();
      for (let i = 0; i < 40 && !evil.ended && evil.closed === undefined && sent < FRAMES; i++) {
        evil.raw(onTheLine(changed(rightFrame())));
        sent++;
        if (i % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      if (opened % 10 === 0) {
        const began = performance.now();
        await http(server.port, 'GET', '/healthz');
        await page.refused('why', { command: null });
        slowest = Math.max(slowest, performance.now() - began);
      }
      evil.leave();
    }
    expect(await page.refused('why', { command: null })).toMatchObject({ code: 'not-seated' });
    expect(slowest).toBeLessThan(2000);
    expect(page.left).toEqual([]);
    const told = server.lines.filter((line) => !line.includes('"level":20'));
    expect(told).toEqual([]);
  },
);
