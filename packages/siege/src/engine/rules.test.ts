/** The rules as the kernel meets them: whom they answer, what they offer, what they cannot read. */
import { helmsDeep, parseCommand, type Side } from '@warbeacon/siege';
import { parseOrder, position, type Table } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { TAKEN } from '../helms-deep/taken.fixture.ts';

const actors = (p: Table, side: Side) => [...helmsDeep.actors(p.state, side)];

describe('[3.0] Who decides', () => {
  const p = position(`
    turn 2, isengard-movement
    0826: orc-1, captain-1
    0820: infantry-1, aragorn
  `);

  test('[3.0] has pieces that act and commands; the other side has neither', () => {
    expect(helmsDeep.deciders(p.state)).toEqual(['isengard']);
    expect(actors(p, 'isengard')).toEqual(['orc-1', 'captain-1']);
    expect(actors(p, 'westernesse')).toEqual([]);
    expect([...helmsDeep.legal(p.state, 'westernesse')]).toEqual([]);
    expect(p.why('infantry-1 moves 0819', 'westernesse')?.code).toBe('not-your-decision');
  });

  test('[12.0] nobody once the game is over', () => {
    const over = position(`turn 20, rally\n0830: orc-6 disrupted, captain-1\n${TAKEN}\n0826: infantry-1`).play('done');
    expect(helmsDeep.outcome(over.state)?.winner).toBe('isengard');
    expect(helmsDeep.deciders(over.state)).toEqual([]);
    for (const side of helmsDeep.sides) {
      expect(actors(over, side)).toEqual([]);
      expect([...helmsDeep.legal(over.state, side)]).toEqual([]);
      expect(over.why('done', side)?.code).toBe('game-over');
    }
    expect(over.view().decision).toBeNull();
  });

  test('[20.2] who can only take the ram up or put it down has something to do', () => {
    const porters = position(`
      turn 5, isengard-movement
      0607: dunland-infantry-1 spent:8
      0826: dunland-infantry-2 spent:8
      0830: dunland-infantry-3 spent:8
      0820: infantry-1
      ram 0826
    `);
    expect(actors(porters, 'isengard')).toEqual(['dunland-infantry-2']);
    const carried = position(
      'turn 5, isengard-movement\n0826: dunland-infantry-1 spent:8\n0820: infantry-1\nram dunland-infantry-1',
    );
    expect(carried.orders('dunland-infantry-1')).toEqual(['dunland-infantry-1 drops ram']);
    expect(actors(carried, 'isengard')).toEqual(['dunland-infantry-1']);
  });
});

describe('what is offered with a command', () => {
  const offer = (diary: string, order: string) => {
    const { command, ...rest } = position(diary).offer(order);
    expect(command).toEqual(parseOrder(order));
    return rest;
  };
  const chances = (diary: string, order: string) =>
    offer(diary, order).odds?.outcomes.map(({ chance }) => `${chance.n}/${chance.d}`);

  const MOVEMENT = 'turn 5, westernesse-movement\n0826: infantry-1\n1401: infantry-2\n0630: orc-1';

  test('[4.26] half points for a way, and none for one that cannot be gone', () => {
    expect(offer(MOVEMENT, 'infantry-1 moves 0825')).toEqual({ cost: 2 });
    expect(offer(MOVEMENT, 'infantry-1 moves 0810')).toEqual({});
    expect(offer(MOVEMENT, 'infantry-2 leaves')).toEqual({ cost: 2 });
    expect(offer(MOVEMENT, 'infantry-1 leaves')).toEqual({});
    expect(offer('turn 5, westernesse-combat\n0826: infantry-1\n0825: orc-1', 'infantry-1 moves 0827')).toEqual({});
  });

  test('[4.28] for making room too', () => {
    const diary = 'turn 1, isengard-movement\n0826: orc-1\n0827: orc-2';
    expect(position(diary).play('orc-1 moves 0827').offer('orc-2 moves 0828').cost).toBe(2);
  });

  test('[8.45] for a formation', () => {
    const diary =
      'turn 5, westernesse-movement\n0826: knight-1, knight-2, theoden\nwedge knight-1 knight-2 theoden\n0630: orc-1';
    expect(offer(diary, 'knight-1 marches 0825')).toEqual({ cost: 2 });
    expect(offer(diary, 'knight-1 marches 0810')).toEqual({});
  });

  test('[20.33] nothing for laying fire', () => {
    const diary = 'turn 5, isengard-movement\n0811: orc-1\n0830: orc-2\nblasting-fire orc-1\n0607: infantry-1';
    expect(offer(diary, 'orc-1 lays 0810')).toEqual({ cost: 0 });
  });

  test('[21.51] [21.81] odds where something is thrown for, and none where nothing is', () => {
    const horn = (mark: string) => `turn 5, abilities\n0808: eomer, infantry-1\n0807: infantry-2${mark}\n0826: orc-1`;
    expect(offer(horn(''), 'eomer blows')).toEqual({});
    expect(offer(horn(' disrupted'), 'eomer blows').odds).toBeDefined();
    const creeping = 'turn 5, abilities\n1411: orc-1, captain-1\n1201: infantry-1';
    expect(offer(creeping, 'captain-1 sends orc-1')).toEqual({});
    expect(chances(`${creeping}\n1409: infantry-2`, 'captain-1 sends orc-1')).toEqual(['1/2', '1/2']);
  });

  test('[20.35] nothing for a fire that does not exist', () => {
    const siege = 'turn 5, isengard-siege\n0830: orc-1\n0826: infantry-1\nblasting-fire 0811 against 0810';
    expect(offer(siege, 'blasting-fire-1 lit').odds).toBeDefined();
    expect(offer(siege, 'blasting-fire-9 lit')).toEqual({});
  });

  test('[3.0] nothing for what has neither cost nor chance', () => {
    expect(offer(MOVEMENT, 'done')).toEqual({});
  });
});

describe('[3.0] what cannot be read is refused, and says where', () => {
  test.each<[string, unknown, message: RegExp]>([
    ['nothing', undefined, /^Not a command: \S/],
    ['a word', 'done', /^Not a command: \S/],
    ['no type', {}, /type/],
    ['a type nobody knows', { type: 'surrender' }, /type/],
    ['a part too few', { type: 'move', piece: 'orc-1' }, /^Not a command: path: /],
    ['a part too many', { type: 'done', really: true }, /really/],
    ['a wrong part in a list', { type: 'move', piece: 'orc-1', path: ['0826', 7] }, /^Not a command: path\.1: /],
  ])('[3.0] %s', (_what, json, message) => {
    const parsed = parseCommand(json);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-command' } });
    if (!parsed.ok) expect(parsed.error.message).toMatch(message);
  });

  test('[3.0] what can be read is read', () => {
    const command = { type: 'move', piece: 'orc-1', path: ['0826'] };
    expect(parseCommand(command)).toEqual({ ok: true, value: command });
  });

  test('[7.7, 7.54, 7.26] a way that is too long is read as well, so that the rules say what is wrong with it', () => {
    const path = ['0824', '0823', '0822'];
    for (const command of [
      { type: 'retreatBefore', unit: 'archer-1', path },
      { type: 'retreat', unit: 'archer-1', path },
      { type: 'retreatLeader', leader: 'gimli', path },
    ])
      expect(parseCommand(command)).toEqual({ ok: true, value: command });
  });
});

describe('[12.0] A match may begin in the midst', () => {
  const written = (more: object = {}) => ({
    game: 'helms-deep',
    turn: 5,
    phase: 'isengard-movement',
    units: [
      { id: 'orc-1', hex: '0826' },
      { id: 'infantry-1', hex: '0810' },
    ],
    ...more,
  });
  const load = (json: unknown) => helmsDeep.load?.(json);

  test('[12.0] from a position', () => {
    const loaded = load(written());
    expect(loaded).toMatchObject({ ok: true, value: { turn: 5, phase: 'isengard-movement' } });
  });

  test('[12.0] but neither with dice of its own, nor where all is over, nor from one that is unsound', () => {
    expect(load(written({ dice: [6] }))).toMatchObject({ ok: false, error: [{ at: 'dice' }] });
    expect(load(written({ demoralization: { isengard: 120 } }))).toMatchObject({
      ok: false,
      error: [{ at: 'outcome' }],
    });
    expect(load(written({ turn: 21 }))).toMatchObject({ ok: false, error: [{ at: 'turn' }] });
  });
});
