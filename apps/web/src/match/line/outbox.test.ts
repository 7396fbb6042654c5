import type { CommandReply } from '@warbeacon/protocol';
import type { Command } from '@warbeacon/siege';
import { expect, test } from 'vitest';
import { play } from '../../text/play.ts';
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
function outboxWith(...answers: readonly (CommandReply | Error)[]) {
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
  const outbox = makeOutbox({ set: store.setState, get: store.getState, request }, async () => undefined);
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
