/** What was said beforehand answers the question, and no other. */
import { describe, expect, test } from 'vitest';
import { skirmish } from './rules.ts';
import type { Command } from './command-schemas.ts';
import { MIGHT_ON, NO_ORDERS, type Orders, ordersSchema, standing } from './standing-orders.ts';
import { parseDiary, position, type Table } from '../testing/index.ts';

const answer = (p: Table, orders: Partial<Orders>) => {
  const [side] = skirmish.deciders(p.state);
  if (side === undefined) throw new Error('nobody is asked');
  return standing.answer(skirmish.view(p.state, side), { ...NO_ORDERS, ...orders }, () =>
    [...skirmish.legal(p.state, side)].map((command) => ({ command })),
  );
};

/** All orders but one. */
const allBut = (left: keyof Orders): Partial<Orders> => {
  const all: Orders = { neverFate: true, noMight: [...MIGHT_ON], strikeOn: true, noCalls: true };
  return { ...all, [left]: NO_ORDERS[left] };
};

describe('[R-76] Orders given beforehand', () => {
  const calls = () =>
    position({
      ...parseDiary('t2 move good* heroics | g1=mt-captain@25400,25400 | e1=mo-bow@100000,100000'),
      frames: [{ kind: 'sequence', step: 'move' }],
    });

  test('[X-12] who calls nothing is not asked for heroic actions', () => {
    const p = calls();
    expect(p.view().decision?.kind).toBe('calls');
    expect(answer(p, {})).toBeNull();
    expect(answer(p, { noCalls: true })).toEqual({ type: 'pass' });
    expect(answer(p, { neverFate: true, strikeOn: true, noMight: ['duel'] })).toBeNull();
    expect(answer(p, allBut('noCalls'))).toBeNull();
  });

  test('those of an older page, which did not know of calls, are read as they were meant', () => {
    expect(ordersSchema.parse({ neverFate: true, noMight: [], strikeOn: false })).toEqual({
      ...NO_ORDERS,
      neverFate: true,
    });
  });

  test('who gave none is asked everything, and each order is a player’s own affair', () => {
    expect(standing.none).toEqual({ neverFate: false, noMight: [], strikeOn: false, noCalls: false });
    expect(standing.check('good', { ...NO_ORDERS, neverFate: true })).toBeNull();
  });

  test('[S-105] who never spends Fate suffers every wound', () => {
    const p = position('t2 shoot evil* | g1=mt-captain@20",10" | e1=mo-bow@10",10" | dice 5 6').play('e1 shoots g1');
    expect(p.view().decision).toMatchObject({ kind: 'fate', side: 'good' });
    expect(answer(p, {})).toBeNull();
    expect(answer(p, { neverFate: true })).toEqual({ type: 'suffer' });
    expect(answer(p, allBut('neverFate'))).toBeNull();
  });

  describe('[S-96] Might', () => {
    const hit = () =>
      position('t2 shoot good* | hero=ro-marshal@10",10" gear:bow | e1=mo-shield@20",10" | dice 3').play(
        'hero shoots e1',
      );

    test('who spends none on a roll lets it be', () => {
      expect(hit().view().decision).toMatchObject({ kind: 'might', why: 'hit' });
      expect(answer(hit(), { noMight: ['hit'] })).toEqual({ type: 'decline' });
      expect(answer(hit(), { noMight: ['wound', 'hit', 'duel'] })).toEqual({ type: 'decline' });
    });
    test('who spends none on other rolls is asked', () => {
      expect(answer(hit(), {})).toBeNull();
      expect(answer(hit(), { noMight: MIGHT_ON.filter((roll) => roll !== 'hit') })).toBeNull();
      expect(answer(hit(), allBut('noMight'))).toBeNull();
    });
    test('a question that says of no roll is asked', () => {
      const view = skirmish.view(hit().state, 'good');
      const { decision } = view;
      if (decision === null) throw new Error('nobody is asked');
      const { why: _, ...unsaid } = decision;
      expect(
        standing.answer({ ...view, decision: unsaid }, { ...NO_ORDERS, noMight: [...MIGHT_ON] }, () => [
          { command: { type: 'decline' } },
        ]),
      ).toBeNull();
    });

    const duel = () =>
      position('t2 fight good* | hero=mt-captain@50800,50800 attacks:1 | e1=mo-bow@53300,50800')
        .rolling(2, 4)
        .play('fight hero e1');

    test('[S-99] in a Duel', () => {
      expect(duel().view().decision).toMatchObject({ kind: 'duelMight', side: 'good' });
      expect(answer(duel(), { noMight: ['duel'] })).toEqual({ type: 'decline' });
      expect(answer(duel(), { noMight: MIGHT_ON.filter((roll) => roll !== 'duel') })).toBeNull();
      expect(answer(duel(), allBut('noMight'))).toBeNull();
    });
  });

  describe('[S-88] Strikes', () => {
    const won = () =>
      position(
        't2 fight good* | g1=mt-bow@50800,50800 attacks:3 | e1=mo-bow@53300,50800 as-wounds:2 | e2=mo-bow@48300,50800',
      )
        .rolling(6, 6, 6, 1, 1)
        .play('fight g1 e1', 'e1 back 0', 'e2 back 360');

    test('go on at the enemy who was struck last', () => {
      for (const enemy of ['e1', 'e2']) {
        const p = won().rolling(1).play(`g1 strikes ${enemy}`);
        expect(p.view().decision).toMatchObject({ kind: 'strikes', model: 'g1', other: enemy });
        expect(answer(p, { strikeOn: true })).toEqual({ type: 'strike', model: 'g1', target: enemy });
        expect(answer(p, {})).toBeNull();
        expect(answer(p, allBut('strikeOn'))).toBeNull();
      }
    });
    test('are asked for where nobody has been struck yet', () => {
      expect(won().view().decision).toMatchObject({ kind: 'strikes', model: 'g1' });
      expect(answer(won(), { strikeOn: true })).toBeNull();
    });
    test('are asked for where nobody has begun', () => {
      const p = position(
        't2 fight good* | g1=mt-bow@50800,50800 attacks:2 | g2=mt-bow@55800,50800 attacks:2 | e1=mo-bow@53300,50800 as-wounds:3',
      )
        .rolling(6, 1, 1, 1, 1)
        .play('fight g1 e1', 'e1 back 180');
      expect(p.view().decision).toMatchObject({ kind: 'strikes', models: ['g1', 'g2'] });
      expect(answer(p, { strikeOn: true })).toBeNull();
    });
    test('are asked for where the enemy is gone', () => {
      const p = won().rolling(1).play('g1 strikes e1');
      const view = skirmish.view(p.state, 'good');
      const orders = { ...NO_ORDERS, strikeOn: true };
      const told = (...commands: readonly Command[]) =>
        standing.answer(view, orders, () => commands.map((command) => ({ command })));
      expect(told({ type: 'strike', model: 'g1', target: 'e2' })).toBeNull();
      expect(told()).toBeNull();
    });
    test('are found in a menu with other orders before them', () => {
      const p = won().rolling(1).play('g1 strikes e1');
      const wanted: Command = { type: 'strike', model: 'g1', target: 'e1' };
      const menu: readonly Command[] = [
        { type: 'decline' },
        { type: 'shoot', model: 'g1', target: 'e1' },
        { type: 'strike', model: 'g2', target: 'e1' },
        { type: 'strike', model: 'g1', target: 'e2' },
        wanted,
      ];
      expect(
        standing.answer(skirmish.view(p.state, 'good'), { ...NO_ORDERS, strikeOn: true }, () =>
          menu.map((command) => ({ command })),
        ),
      ).toBe(wanted);
    });
  });

  test('an answer that cannot be given is none', () => {
    const view = skirmish.view(calls().state, 'good');
    expect(standing.answer(view, { ...NO_ORDERS, noCalls: true }, () => [])).toBeNull();
    expect(standing.answer(view, { ...NO_ORDERS, noCalls: true }, () => [{ command: { type: 'done' } }])).toBeNull();
  });

  test('a question that is in no order is asked, and nothing is answered where nothing is asked', () => {
    const all: Orders = { neverFate: true, noMight: [...MIGHT_ON], strikeOn: true, noCalls: true };
    expect(answer(position('t2 move good* | g1=mt-captain@10",10" | e1=mo-bow@30",30"'), all)).toBeNull();
    const over = position({
      ...parseDiary('t2 move good* | g1=mt-captain@10",10" | e1=mo-bow@30",30"'),
      outcome: { winner: 'good', reason: 'points', case: 'X-19' },
    });
    expect(standing.answer(skirmish.view(over.state, 'good'), all, () => [])).toBeNull();
  });

  test('what is answered is not looked for where nobody has ordered it', () => {
    const view = skirmish.view(calls().state, 'good');
    const offers = () => {
      throw new Error('nobody wants to know');
    };
    expect(standing.answer(view, NO_ORDERS, offers)).toBeNull();
  });
});
