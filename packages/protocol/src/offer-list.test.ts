import { type Command, gondorSiege, helmsDeep, helmsDeepCodec } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { makeOfferList } from './offer-list.ts';
import { wireOf } from './wire.ts';

const { privateMessage } = wireOf(helmsDeepCodec);

const HEXES = ['1310', '1410', '1510', '1610'];
const PLACE = HEXES.flatMap((hex) => [true, false].map((dummy): Command => ({ type: 'placeRocks', hex, dummy })));
const LIFT = HEXES.map((hex): Command => ({ type: 'liftRocks', hex }));
const DONE: Command = { type: 'done' };
const offersOf = (commands: readonly Command[]) => commands.map((command) => ({ command }));
const message = (commands: unknown) => ({
  ply: 3,
  side: 'westernesse',
  actors: '',
  commands,
  doneRefusal: null,
  canTakeBack: false,
  cells: {},
});
const read = (commands: unknown) => privateMessage.parse(JSON.parse(JSON.stringify(message(commands)))).commands;

describe('a list of offered commands', () => {
  test('says together what is of one form, and reads back in the same order', () => {
    const offers = offersOf([DONE, ...PLACE, ...LIFT, DONE, { type: 'hold' }]);
    const list = makeOfferList(offers);
    expect(list).toHaveLength(5);
    expect(list[1]).toMatchObject({ same: { type: 'placeRocks' }, each: { dummy: expect.any(Array) as unknown } });
    expect(read(list)).toEqual(offers);
  });

  test('says the moves of a piece together, each with its way and what it costs', () => {
    const moves = HEXES.map((_, i) => ({
      command: { type: 'move', piece: 'orc-1', path: HEXES.slice(0, i + 1) } as Command,
      cost: 2 * i + 2,
    }));
    const list = makeOfferList(moves);
    expect(list).toEqual([
      {
        same: { type: 'move', piece: 'orc-1' },
        each: { path: [HEXES.slice(0, 1), HEXES.slice(0, 2), HEXES.slice(0, 3), HEXES] },
        cost: [2, 4, 6, 8],
      },
    ]);
    expect(read(list)).toEqual(moves);
    const others = offersOf(moves.map(({ command }) => command));
    expect(read(makeOfferList([...moves, ...others]))).toEqual([...moves, ...others]);
  });

  test('says by itself what many have in common that those behind them have not', () => {
    const { rules, codec } = gondorSiege;
    const offers = [...rules.legal(rules.create({}), 'sauron', null)].map((command) => ({ command }));
    expect(offers.length).toBeGreaterThan(500);
    const list = makeOfferList(offers);
    const engines = list.flatMap((item) => ('same' in item && 'engine' in item.same ? [item.same['engine']] : []));
    expect(new Set(engines).size).toBe(engines.length);
    expect(engines.length).toBeGreaterThan(3);
    expect(JSON.stringify(list).length * 8).toBeLessThan(JSON.stringify(offers).length);
    expect(wireOf(codec).offerList.parse(JSON.parse(JSON.stringify(list)))).toEqual(offers);
  });

  test('leaves few, and those with odds, as they are', () => {
    const odds = { outcomes: [], modifiers: [], roll: 'one die' };
    const plain = [...offersOf(LIFT.slice(0, 2)), ...LIFT.map((command) => ({ command, odds }))];
    expect(makeOfferList(plain)).toEqual(plain);
    expect(read(makeOfferList(plain))).toEqual(plain);
    expect(makeOfferList([])).toEqual([]);
  });

  test('is a quarter of what it was at the beginning of a deployment', () => {
    let state = helmsDeep.create({});
    for (const command of [{ type: 'setUp', plan: 'vanguard' }, { type: 'done' }] as const) {
      state = helmsDeep.clone(state);
      const ctx = { d6: () => 1, emit: () => {} };
      helmsDeep.apply(state, 'isengard', command, ctx);
      while (helmsDeep.step(state, ctx));
    }
    const offers = offersOf([...helmsDeep.legal(state, 'westernesse', null)]);
    expect(offers.length).toBeGreaterThan(50);
    const list = makeOfferList(offers);
    expect(JSON.stringify(list).length * 4).toBeLessThan(JSON.stringify(offers).length);
    expect(read(list)).toEqual(offers);
  });

  test.each([
    ['members that disagree', { same: { type: 'liftRocks' }, each: { hex: ['1310', '1410'], dummy: [true] } }],
    ['nothing at all', { same: { type: 'liftRocks' }, each: {} }],
    ['costs that disagree', { same: { type: 'liftRocks' }, each: { hex: ['1310', '1410'] }, cost: [2] }],
    ['commands that are none', { same: { type: 'fly' }, each: { hex: ['1310'] } }],
  ])('of %s is refused', (_, many) => {
    expect(privateMessage.safeParse(message([many])).success).toBe(false);
  });
});
