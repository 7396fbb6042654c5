import type { Command } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { face, sampleOffer, sampleView } from '../../games/helms-deep/sample.fixture.ts';
import type { SiegeView } from '../../face/view.ts';
import { NO_LINKS } from './dice.ts';
import { makeForced } from './forced.ts';
import { LineDown, type Link } from './link.ts';
import { makeOutbox } from './outbox.ts';
import { createMatchStore, type MatchState } from './store.ts';

const PLY = 9;
const back = (...path: string[]): Command => ({ type: 'retreat', unit: 'uruk-infantry-1', path });
const RETREAT: SiegeView['decision'] = { kind: 'retreat', side: 'isengard', piece: 'uruk-infantry-1', hexes: 1 };

/** Somebody at a page of whom this is asked, with what is sent. */
function asked(commands: readonly Command[], decision = RETREAT, more: Partial<MatchState> = {}) {
  const sent: unknown[] = [];
  const request: Link['request'] = async (_type, payload, schema) => {
    sent.push(payload);
    const reply = await Promise.resolve(schema.safeParse({ ok: true, ply: PLY + 1 }));
    if (!reply.success) throw new Error('unreadable');
    return reply.data;
  };
  const store = createMatchStore('m', () => Promise.reject(new LineDown()));
  const whole = { set: store.setState, get: store.getState, request };
  const forced = makeForced(whole);
  const offer = sampleOffer(
    [],
    commands.map((command) => ({ command })),
  );
  store.setState({
    ...makeOutbox(whole, async () => undefined, NO_LINKS).own,
    face,
    line: 'live',
    side: 'isengard',
    ply: PLY,
    view: { ...sampleView(), decision },
    offer,
    ...more,
  });
  const comes = async (entry: { ply?: number; tookBack?: true } = {}) => {
    forced.consider();
    forced.happened({ ply: PLY, side: 'westernesse', at: 0, events: [], ...entry });
    await new Promise((resolve) => setTimeout(resolve, 30));
    return sent;
  };
  return { comes, store, forced };
}

test('one way back is taken once, whichever comes first, the question or what led to it; and it is told', async () => {
  const { comes, store, forced } = asked([back('1123')]);
  expect(await comes()).toEqual([expect.objectContaining({ command: back('1123'), ply: PLY })]);
  expect(store.getState().onlyWay?.words).toBe('Uruk Infantry 1 had one way back, and took it: 1123.');
  forced.consider();
  expect(await comes()).toHaveLength(1);
});

describe('a player is asked all the same', () => {
  const cases: [string, Parameters<typeof asked>, Parameters<ReturnType<typeof asked>['comes']>][] = [
    ['where there are two ways', [[back('1123'), back('1121')]], []],
    ['who has just come to the page', [[back('1123')]], [{ ply: PLY - 1 }]],
    ['after an order was taken back', [[back('1123')]], [{ tookBack: true }]],
    ['whose question is the enemy’s', [[back('1123')], { ...RETREAT, side: 'westernesse' }], []],
    ['who only looks on', [[back('1123')], RETREAT, { side: null }], []],
    [
      'whose answer betrays something: that rocks are a dummy',
      [[{ type: 'pass' }], { kind: 'rocks', side: 'isengard', piece: 'infantry-9' }],
      [],
    ],
    ['where it would end the step', [[{ type: 'done' }], { kind: 'movement', side: 'isengard' }], []],
    [
      'who could stay as well',
      [
        [
          { type: 'follow', leader: 'captain-1' },
          { type: 'stay', leader: 'captain-1' },
        ],
        { kind: 'follow', side: 'isengard', piece: 'captain-1' },
      ],
      [],
    ],
  ];
  test.each(cases)('%s', async (_who, question, entry) => {
    const { comes, store } = asked(...question);
    expect(await comes(...entry)).toEqual([]);
    expect(store.getState().onlyWay).toBeNull();
  });
});

test('what was answered so is told until something is ordered by hand', async () => {
  const { comes, store } = asked([back('1123')]);
  await comes();
  store.setState({ ply: PLY + 1 });
  await store.getState().send({ type: 'done' });
  expect(store.getState().onlyWay).toBeNull();
});
