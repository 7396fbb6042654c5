/** The Ford played through: what is its own, and that the laws of every game hold for it. */
import { scriptedDice, submit, why } from '@warbeacon/kernel';
import { randomFrom, replayLaw, stepLaws, type Subject, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { makePosition } from '../notation/make-position.ts';
import { parsePosition } from '../notation/position.ts';
import type { State } from '../engine/state.ts';
import type { Command } from './codec.ts';
import { THE_FORD, theFordSiege } from './game.ts';
import { own } from './own.ts';
import type { Side } from './words.ts';

const { rules } = theFordSiege;

const HELD = {
  game: 'the-ford',
  turn: 1,
  phase: 'raiders-movement',
  units: [
    { id: 'axeman-1', hex: '0101' },
    { id: 'axeman-2', hex: '0201' },
    { id: 'spearman-1', hex: '0103' },
    { id: 'bowman-1', hex: '0203' },
  ],
};

function loaded(position: object): State {
  const read = parsePosition(THE_FORD, position);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.state;
}

/** Plays these commands by whoever must decide, with these dice. */
function played(from: State, commands: readonly Command[], dice: readonly number[] = []) {
  let state = from;
  const thrown = scriptedDice(dice);
  for (const command of commands) {
    const [side = 'raiders'] = rules.deciders(state);
    const done = submit(rules, state, side, command, thrown);
    if (!done.ok) throw new Error(`${command.type}: ${done.error.message}`);
    ({ state } = done.value);
  }
  return state;
}

const WARDENS_MOVE = { ...HELD, phase: 'wardens-movement' };

describe('[F4] the ford', () => {
  test('costs one movement point more', () => {
    const beside = loaded({
      ...HELD,
      units: [
        { id: 'axeman-1', hex: '0102' },
        { id: 'bowman-1', hex: '0203' },
      ],
    });
    const offers = [...(rules.offers?.(beside, 'raiders', 'axeman-1') ?? [])];
    expect(offers).toContainEqual({ command: { type: 'move', piece: 'axeman-1', path: ['0103'] }, cost: 4 });
    expect(offers).toContainEqual({ command: { type: 'move', piece: 'axeman-1', path: ['0101'] }, cost: 2 });
  });

  test('covers who stands behind it', () => {
    const fight = loaded({
      ...HELD,
      phase: 'raiders-combat',
      segment: 'melee',
      units: [
        { id: 'axeman-1', hex: '0102' },
        { id: 'spearman-1', hex: '0103' },
      ],
    });
    const { odds } = rules.offer(fight, 'raiders', { type: 'attack', unit: 'axeman-1', target: 'spearman-1' });
    expect(odds?.modifiers).toEqual([{ case: 'F4', label: 'the attacker stands in the ford', value: 1 }]);
  });
});

describe('[F5] digging in', () => {
  test('takes a unit’s move, and gives it armour', () => {
    const state = played(loaded(WARDENS_MOVE), [{ type: 'digIn', unit: 'spearman-1' }]);
    expect(rules.view(state, 'spectator').dugIn).toEqual(['spearman-1']);
    expect(why(rules, state, 'wardens', { type: 'move', piece: 'spearman-1', path: ['0102'] })).toMatchObject({
      code: 'already-moved',
    });
    const struck = loaded({
      ...HELD,
      phase: 'raiders-combat',
      segment: 'melee',
      dugIn: ['spearman-1'],
      units: [
        { id: 'axeman-1', hex: '0102' },
        { id: 'spearman-1', hex: '0103' },
      ],
    });
    const { odds } = rules.offer(struck, 'raiders', { type: 'attack', unit: 'axeman-1', target: 'spearman-1' });
    expect(odds?.modifiers.map(({ label }) => label)).toEqual([
      'the defender has dug in',
      'the attacker stands in the ford',
    ]);
  });

  test('ends when the unit goes away', () => {
    const dug = loaded({ ...WARDENS_MOVE, dugIn: ['spearman-1'] });
    const gone = played(dug, [{ type: 'move', piece: 'spearman-1', path: ['0102'] }]);
    expect(own(gone).dugIn).toEqual([]);
  });

  test.each([
    ['only-wardens-dig', 'raiders', HELD, 'axeman-1'],
    ['dug-in-already', 'wardens', { ...WARDENS_MOVE, dugIn: ['bowman-1'] }, 'bowman-1'],
    [
      'no-bank',
      'wardens',
      {
        ...WARDENS_MOVE,
        units: [
          { id: 'spearman-1', hex: '0202' },
          { id: 'axeman-1', hex: '0101' },
        ],
      },
      'spearman-1',
    ],
    ['not-your-piece', 'wardens', WARDENS_MOVE, 'axeman-1'],
    ['unknown-unit', 'wardens', WARDENS_MOVE, 'orc-1'],
  ] as const)('is refused: %s', (code, side, position, unit) => {
    expect(why(rules, loaded(position), side, { type: 'digIn', unit })).toMatchObject({ code });
  });

  test('nobody digs in off the bank, in a position either', () => {
    expect(parsePosition(THE_FORD, { ...HELD, dugIn: ['axeman-1'] })).toEqual({
      ok: false,
      error: [{ at: 'dugIn', case: 'F5', message: 'axeman-1 digs in on no bank.' }],
    });
  });
});

describe('[F6] the end', () => {
  test('comes when a side has nobody left', () => {
    const alone = {
      ...HELD,
      units: [
        { id: 'axeman-1', hex: '0101' },
        { id: 'spearman-1', hex: 'lost' },
        { id: 'bowman-1', hex: 'lost' },
        { id: 'axeman-2', hex: 'lost' },
      ],
    };
    expect(loaded(alone).outcome).toEqual({ winner: 'raiders', reason: 'nobody-left', case: 'F6' });
  });

  test.each([
    ['0103', { winner: 'raiders', reason: 'ford-crossed', case: 'F6' }],
    ['0102', { winner: 'wardens', reason: 'ford-held', case: 'F6' }],
  ])('with a raider in %s after the last turn', (hex, outcome) => {
    const units = [
      { id: 'axeman-1', hex, disrupted: true },
      { id: 'bowman-1', hex: '0201', disrupted: true },
    ];
    expect(loaded({ ...HELD, turn: 6, phase: 'rally', units }).outcome ?? outcome).toEqual(outcome);
  });
});

test('a piece of another game is none of this one', () => {
  expect(parsePosition(THE_FORD, { ...HELD, units: [{ id: 'uruk-infantry-1', hex: '0101' }] })).toMatchObject({
    ok: false,
  });
  expect(theFordSiege.parseCommand({ type: 'blowHorn', piece: 'spearman-1' })).toMatchObject({
    ok: false,
    error: { code: 'bad-command' },
  });
});

const SUBJECT: Subject<State, Command, Parameters<typeof rules.redact>[0], ReturnType<typeof rules.view>, Side> = {
  rules,
  actorOf: (command) => ('unit' in command ? command.unit : 'piece' in command ? command.piece : null),
  kindOf: ({ type }) => type,
  choiceOf: (command) => JSON.stringify(command.type === 'move' ? { ...command, path: command.path.at(-1) } : command),
  isIdle: ({ type }) => type === 'callOff' || type === 'deploy',
  mutate(command, random) {
    const unit = ['axeman-1', 'axeman-2', 'spearman-1', 'bowman-1'][random(4)] ?? '';
    const hex = ['0101', '0102', '0103', '0201', '0202', '0203'][random(6)] ?? '';
    if (command.type === 'move')
      return [
        { ...command, path: [hex] },
        { ...command, piece: unit },
      ];
    if (command.type === 'digIn')
      return [
        { type: 'digIn', unit },
        { type: 'move', piece: unit, path: [hex] },
      ];
    return 'unit' in command ? [{ ...command, unit }] : [];
  },
};

describe('the laws of every game', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('hold in a game played by chance, seed %i', (seed) => {
    const record: { side: Side; command: Command }[] = [];
    const broken: string[] = [];
    const random = randomFrom(seed);
    const going = walk(SUBJECT, { seed, record });
    let step = going.next();
    while (!step.done) {
      const { state, command } = step.value;
      broken.push(...stepLaws(SUBJECT, step.value, [command], random));
      const again = parsePosition(THE_FORD, makePosition(THE_FORD, state));
      if (!again.ok) broken.push(JSON.stringify(again.error));
      step = going.next();
    }
    expect(broken).toEqual([]);
    expect(step.value.outcome).not.toBeNull();
    expect([...replayLaw(SUBJECT, seed, undefined, record, step.value)]).toEqual([]);
  });
});
