import type { CommandReply, SeriesReply } from '@warbeacon/protocol';
import type { Command } from '@warbeacon/siege';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { PrivateMessage } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { type Links, NO_LINKS } from './dice.ts';
import { LineDown, type Link, RequestRefused } from './link.ts';
import { makeOutbox } from './outbox.ts';
import { createMatchStore } from './store.ts';

const DONE: Command = { type: 'done' };
const HOLD: Command = { type: 'hold' };
const OK: CommandReply = { ok: true, ply: 1 };

interface Asked {
  readonly type: string;
  readonly payload: unknown;
}

/** An outbox whose line answers as listed, one answer for each request; errors are thrown. */
function outboxWith(...answers: readonly (CommandReply | SeriesReply | Error)[]) {
  return outboxOf(NO_LINKS, answers);
}

function outboxOf(links: Links, answers: readonly (CommandReply | SeriesReply | Error)[]) {
  const asked: Asked[] = [];
  const request: Link['request'] = async (type, payload, schema) => {
    asked.push({ type, payload });
    const answer = answers[asked.length - 1] ?? new LineDown();
    if (answer instanceof Error) throw answer;
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new Error('unreadable');
    return parsed.data;
  };
  const store = createMatchStore('m', () => Promise.reject(new LineDown()));
  const outbox = makeOutbox({ set: store.setState, get: store.getState, request }, async () => undefined, links);
  store.setState({ ...outbox.own, line: 'live' });
  return { asked, outbox, state: store.getState, show: store.setState };
}

test('a command that the line lost is sent again under the same id, once', async () => {
  const { asked, outbox, state } = outboxWith(new LineDown(), OK);
  await state().send(DONE);
  expect(state().sending).toBe(true);
  await outbox.transmit();
  await outbox.transmit();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]?.payload).toHaveProperty('commandId');
  expect(asked[0]?.payload).toMatchObject({ command: DONE, ply: 0 });
  expect(state()).toMatchObject({ sending: false, refusal: null });
});

test('nothing else is sent while a command is on its way', async () => {
  const { asked, state } = outboxWith();
  await state().send(DONE);
  await state().send(HOLD);
  await state().takeBack();
  expect(asked).toHaveLength(1);
});

test('nothing is sent again from a position that is past, until the next one shows', async () => {
  const { asked, state, show } = outboxWith(OK, OK);
  await state().send(DONE);
  // As a held key does, or a second tap.
  await state().send(DONE);
  expect(asked).toHaveLength(1);
  show({ ply: 1 });
  await state().send(HOLD);
  expect(asked[1]?.payload).toMatchObject({ command: HOLD, ply: 1 });
});

test('what was refused is told and not sent again', async () => {
  const refusal = { code: 'wrong-phase', message: 'Not now.' };
  const { asked, outbox, state } = outboxWith({ ok: false, ply: 0, refusal }, new RequestRefused(refusal));
  await state().send(DONE);
  await outbox.transmit();
  expect(asked).toHaveLength(1);
  expect(state()).toMatchObject({ sending: false, refusal });
  await state().takeBack();
  expect(asked[1]).toMatchObject({ type: 'takeBack' });
  expect(state()).toMatchObject({ sending: false, refusal });
});

test('a command that came too late is told in words of the page', async () => {
  const { state } = outboxWith({ ok: false, ply: 0, refusal: { code: 'stale-ply', message: 'Ply 3 has gone by.' } });
  await state().send(DONE);
  expect(state().refusal).toEqual({ code: 'stale-ply', message: play.connection.stale });
});

test('of several commands none is sent after one that was refused', async () => {
  const { asked, state } = outboxWith({ ok: false, ply: 0, refusal: { code: 'wrong-phase', message: 'Not now.' } }, OK);
  await state().sendAll([DONE, HOLD]);
  expect(asked).toHaveLength(1);
});

test('going past refusals, the rest is sent, and those refused are named together', async () => {
  const refusal = { code: 'hex-taken', message: 'Somebody is there.' };
  const { asked, state, show } = outboxWith({ ok: false, ply: 0, refusal }, OK);
  show({ offer: offerAt(0) });
  const series = state().sendAll([HOLD, DONE], 'past refusals');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  show({ ply: 1, offer: offerAt(1) });
  expect(await series).toEqual([{ command: HOLD, message: 'Somebody is there.' }]);
  expect(state()).toMatchObject({ sending: false, refusal: null });
});

test('what came too fast is sent once more after a while', async () => {
  const { asked, state, show } = outboxWith(new RequestRefused({ code: 'too-many-messages', message: 'Wait.' }), OK);
  show({ offer: offerAt(0) });
  const series = state().sendAll([DONE]);
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 3000 });
  show({ ply: 1, offer: offerAt(1) });
  expect(await series).toEqual([]);
});

/** What is told to a seat that may do nothing now. */
const offerAt = (ply: number): PrivateMessage => ({
  ply,
  side: 'isengard',
  actors: [],
  commands: [],
  doneRefusal: null,
  canTakeBack: false,
  cells: {},
  standing: {},
});

test('between several commands that go one after another, nothing else goes', async () => {
  const { asked, state, show } = outboxWith(OK, OK);
  const series = state().sendAll([DONE, HOLD]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await state().send(DONE);
  await state().takeBack();
  expect(state().sending).toBe(true);
  show({ ply: 1, offer: offerAt(1) });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  show({ ply: 2, offer: offerAt(2) });
  await series;
  expect(asked.map(({ payload }) => payload)).toMatchObject([{ command: DONE }, { command: HOLD, ply: 1 }]);
  expect(state().sending).toBe(false);
});

test('of several that were sent together none goes a second time, where the server barred the rest', async () => {
  const refusal = { code: 'too-many-commands', message: 'Enough.' };
  const { asked, state, show } = outboxWith({ ok: true, ply: 1, gone: 1, refusal });
  const together = state().sendTogether([DONE, HOLD]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  show({ ply: 1, offer: offerAt(1) });
  expect(await together).toEqual({ gone: 1, refusal });
  expect(asked).toHaveLength(1);
  expect(state()).toMatchObject({ sending: false, refusal: null });
});

test('what went together is taken back together, as long as nothing has happened since', async () => {
  const { asked, state, show } = outboxWith({ ok: true, ply: 2, gone: 2 }, OK, OK);
  const together = state().sendTogether([HOLD, HOLD]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  show({ ply: 2, offer: offerAt(2) });
  await together;
  await state().takeBack();
  show({ ply: 4, offer: offerAt(4) });
  await state().takeBack();
  expect(asked.slice(1).map(({ payload }) => payload)).toMatchObject([
    { ply: 2, count: 2 },
    { ply: 4, count: 1 },
  ]);
});

test('what does not show in time is not gone on from', { timeout: 10_000 }, async () => {
  vi.useFakeTimers();
  try {
    const { asked, state } = outboxWith({ ok: true, ply: 32, gone: 32 }, { ok: true, ply: 33, gone: 1 });
    const together = state().sendTogether(Array.from({ length: 33 }, () => HOLD));
    await vi.advanceTimersByTimeAsync(6000);
    expect(await together).toEqual({ gone: 32, refusal: null });
    expect(asked).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

const LINK = 'a'.repeat(64);
const linksFrom = (told: unknown[]): Links => ({
  next: async (count, anew) => Array.from({ length: count }, (_, i) => (anew ? 'b' : 'a').repeat(63) + String(i)),
  settled: (used) => void told.push(used),
});

test('a command goes with the next link of the dice chain, several with one each', async () => {
  const told: unknown[] = [];
  const one = outboxOf(linksFrom(told), [OK]);
  await one.state().send(DONE);
  expect(one.asked[0]?.payload).toMatchObject({ command: DONE, link: 'a'.repeat(63) + '0' });
  expect(told).toEqual([1]);
});

test('one whose link was not the next is sent again under its id with the right one, and told of no refusal', async () => {
  const told: unknown[] = [];
  const wrong = { ok: false, ply: 0, refusal: { code: 'wrong-link', message: LINK } } as const;
  const { asked, state } = outboxOf(linksFrom(told), [wrong, OK]);
  await state().send(DONE);
  const [first, second] = asked.map(({ payload }) => z.looseObject({ commandId: z.string() }).parse(payload));
  expect(second).toMatchObject({ commandId: first?.commandId, link: 'b'.repeat(63) + '0' });
  expect([told, state().refusal]).toEqual([[null, 1], null]);
});

test('a link that is wrong twice is told', async () => {
  const wrong = { ok: false, ply: 0, refusal: { code: 'wrong-link', message: 'It does not fit.' } } as const;
  const { asked, state } = outboxOf(linksFrom([]), [wrong, wrong]);
  await state().send(DONE);
  expect([asked.length, state().refusal?.code]).toEqual([2, 'wrong-link']);
});

const AWAY = { ok: false, ply: 0, refusal: { code: 'opponent-away', message: 'Not there.' } } as const;
const seated = (connected: boolean) => ({
  side: 'isengard',
  offer: offerAt(0),
  seats: [
    { side: 'isengard', name: 'Ann', computer: false, connected: true },
    { side: 'westernesse', name: 'Bob', computer: false, connected },
  ],
});
const idOf = (asked: Asked | undefined) => z.looseObject({ commandId: z.string() }).parse(asked?.payload).commandId;
/** Longer than any pause between two looks, and shorter than that between two tries. */
const A_WHILE = 1000;

test('where the opponent is away the order is kept, and goes again under its id when they are back', async () => {
  const told: unknown[] = [];
  const { asked, outbox, state, show } = outboxOf(linksFrom(told), [AWAY, OK]);
  show(seated(false));
  const sent = state().send(DONE);
  await vi.waitFor(() => expect(state().kept).toBe('waiting'));
  await state().send(HOLD);
  // The line came back meanwhile, which sends what is on its way.
  await outbox.transmit();
  await new Promise((resolve) => setTimeout(resolve, A_WHILE));
  expect([asked.length, state().sending]).toEqual([1, true]);
  show(seated(true));
  await sent;
  expect(asked).toHaveLength(2);
  expect(idOf(asked[1])).toBe(idOf(asked[0]));
  expect(asked[1]?.payload).toMatchObject({ command: DONE });
  expect(state()).toMatchObject({ kept: null, refusal: null, sending: false });
  expect(told).toEqual([null, 1]);
});

test('one that is called off goes no more, is told of no refusal, and another one may be given', async () => {
  const { asked, state, show } = outboxWith(AWAY, OK);
  show(seated(false));
  const sent = state().send(DONE);
  await vi.waitFor(() => expect(state().kept).toBe('waiting'));
  state().callOffKept();
  await sent;
  show(seated(true));
  await new Promise((resolve) => setTimeout(resolve, A_WHILE));
  expect(asked).toHaveLength(1);
  expect(state()).toMatchObject({ kept: null, refusal: null, sending: false });
  await state().send(HOLD);
  expect(idOf(asked[1])).not.toBe(idOf(asked[0]));
});

test('of several that go one after another none goes after one that was called off', async () => {
  const { asked, state, show } = outboxWith(AWAY, OK);
  show(seated(false));
  const sent = state().sendAll([DONE, HOLD], 'past refusals');
  await vi.waitFor(() => expect(state().kept).toBe('waiting'));
  state().callOffKept();
  await sent;
  expect([asked.length, state().sending]).toEqual([1, false]);
});

test('while the own line is down a kept order waits, and what the line loses of it is sent again once', async () => {
  const { asked, outbox, state, show } = outboxWith(AWAY, new LineDown(), OK);
  show({ ...seated(false), line: 'mending' });
  const sent = state().send(DONE);
  await vi.waitFor(() => expect(state().kept).toBe('waiting'));
  show(seated(true));
  await new Promise((resolve) => setTimeout(resolve, A_WHILE));
  expect(asked).toHaveLength(1);
  show({ line: 'live' });
  await sent;
  expect(state()).toMatchObject({ kept: null, sending: true });
  await outbox.transmit();
  expect(asked.map(idOf)).toEqual(Array.from({ length: 3 }, () => idOf(asked[0])));
  expect(state()).toMatchObject({ sending: false, refusal: null });
});

test('a browser that is there and silent is asked again after a while; a match that ends ends the waiting', async () => {
  const { asked, state, show } = outboxWith(AWAY, AWAY, OK);
  show(seated(true));
  const sent = state().send(DONE);
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 4000 });
  show({ view: { outcome: {} } as never });
  await sent;
  expect(asked).toHaveLength(2);
  expect(state()).toMatchObject({ kept: null, refusal: null, sending: false });
});
