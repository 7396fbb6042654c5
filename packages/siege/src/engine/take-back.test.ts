/** What may be taken back: all that has revealed nothing, and that nobody else has had to answer. */
import { keepSteps, type Step, scriptedDice, submit, takeBack } from '@warbeacon/kernel';
import { newGame, parseOrder, position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { helmsDeep } from '../helms-deep/game.ts';
import type { State } from './state.ts';

/** Who could take a command back after these orders. */
function after(from: string | State, orders: readonly string[], dice: readonly number[] = []) {
  let state = typeof from === 'string' ? position(from).state : from;
  let steps: readonly Step<State>[] = [];
  const queue = scriptedDice(dice);
  for (const sentence of orders) {
    const [side] = helmsDeep.deciders(state);
    if (side === undefined) throw new Error('the game is over');
    const done = submit(helmsDeep, state, side, parseOrder(sentence), queue);
    if (!done.ok) throw new Error(`${sentence}: ${done.error.message}`);
    const { state: next, events } = done.value;
    steps = keepSteps(helmsDeep, steps, { side, before: state, after: next, events });
    state = next;
  }
  return helmsDeep.sides.filter((side) => takeBack(steps, side) !== undefined);
}

const WALL = `
  turn 9, isengard-movement
  1512: orc-1
  1712: orc-3
  0830: orc-2
  1510: infantry-1
  1410: infantry-2
  1710: infantry-3
  rocks 1510
  rocks 1410 dummy
  rocks 1710 dummy
`;

describe('[3.0] The end of a phase and taking back', () => {
  const ALONE = 'turn 2, isengard-movement\n0830: orc-1\n0825: infantry-1';

  test('[3.0] W-5: the last move of a phase, though nobody can move any more', () => {
    expect(position(ALONE).play('orc-1 moves 0831').orders()).toEqual(['done']);
    expect(after(ALONE, ['orc-1 moves 0831'])).toEqual(['isengard']);
    expect(after(ALONE, ['done', 'infantry-1 moves 0824'])).toEqual(['westernesse']);
  });

  test('[3.0] W-5: the last work of a Siege Phase', () => {
    const foot = 'turn 2, isengard-siege\n1311: orc-1\n0825: infantry-1\nladders 1';
    expect(position(foot).play('orc-1 ladders 1310').orders()).toEqual(['done']);
    expect(after(foot, ['orc-1 ladders 1310'])).toEqual(['isengard']);
  });
});

describe('[20.8] Rocks and taking back', () => {
  test('[20.81] rocks that one has placed or lifted oneself', () => {
    const begun = ['set up vanguard', 'done', 'set up wall-and-dike'];
    const game = newGame().state;
    expect(after(game, [...begun, 'rocks to 1510'])).toEqual(['westernesse']);
    expect(after(game, [...begun, 'rocks to 1510', 'rocks off 1510'])).toEqual(['westernesse']);
    expect(after(game, [...begun, 'rocks to 1510 dummy'])).toEqual(['westernesse']);
  });

  test('[20.85] a move, but not one about which the other side has been asked', () => {
    expect(after(WALL, ['orc-2 moves 0829'])).toEqual(['isengard']);
    expect(after(WALL, ['orc-1 moves 1511'])).toEqual([]);
    expect(after(WALL, ['orc-1 moves 1511', 'pass'])).toEqual([]);
    // What came before can no longer be reached either.
    expect(after(WALL, ['orc-2 moves 0829', 'orc-1 moves 1511', 'pass'])).toEqual([]);
  });

  test('[20.86] D-31: the end of the Siege Phase, but not when Westernesse is asked next', () => {
    const siege = (rocks: string) => `
      turn 5, isengard-siege
      1311: orc-1
      1310: infantry-1
      0830: orc-2
      ${rocks}
    `;
    expect(after(siege(''), ['done'])).toEqual(['isengard']);
    expect(after(siege('rocks 1310'), ['done'])).toEqual([]);
    expect(after(siege('rocks 1310 dummy'), ['done'])).toEqual([]);
    expect(after(siege('rocks 1310'), ['done', 'pass'])).toEqual([]);
  });

  test('[20.86] not a pass, once the enemy has been seen to go on to the next hex', () => {
    expect(after(WALL, ['orc-3 moves 1711 1611 1511', 'pass'])).toEqual([]);
    const { events, side } = position(WALL).play('orc-3 moves 1711 1611 1511', 'pass');
    expect(events.at(-1)).toMatchObject({ type: 'moved', piece: 'orc-3', path: ['1611', '1511'] });
    expect(side).toBe('westernesse');
  });

  test('[20.82] [20.83] not a move that has found out what rocks are, whichever they are', () => {
    const climb = (dummy: string) => `
      turn 5, isengard-movement
      1311: orc-1
      1411: captain-1
      1209: captain-2
      0830: orc-2
      0825: infantry-1
      ladder 1311 against 1310
      rocks 1310${dummy}
    `;
    for (const dummy of ['', ' dummy']) {
      expect(after(climb(dummy), ['orc-1 moves 1310'])).toEqual([]);
      expect(after(climb(dummy), ['orc-2 moves 0829', 'captain-1 moves 1311 1310'])).toEqual([]);
      expect(after(climb(dummy), ['captain-2 moves 1310 1410'])).toEqual([]);
      // Who comes to a unit that is there finds out nothing more.
      expect(after(climb(dummy), ['orc-1 moves 1310', 'captain-2 moves 1310'])).toEqual(['isengard']);
      expect(after(climb(dummy), ['orc-2 moves 0829'])).toEqual(['isengard']);
    }
  });

  test('[20.82] no rocks that have fallen', () => {
    expect(after(WALL, ['orc-1 moves 1511', 'rocks-1 drops orc-1'], [1])).toEqual([]);
  });
});

describe('[20.2] The ram and taking back', () => {
  const before = (hex: string) => `
    turn 5, isengard-siege
    ${hex}: dunland-infantry-1
    0830: orc-1
    0825: infantry-1
    ram dunland-infantry-1
  `;

  test('[15.32] a gate that it breaks without a die, and the advance through it', () => {
    expect(after(before('1107'), ['dunland-infantry-1 rams rear-gate'])).toEqual(['isengard']);
    expect(after(before('1107'), ['dunland-infantry-1 rams rear-gate', 'dunland-infantry-1 advances'])).toEqual([
      'isengard',
    ]);
  });

  test('[20.23] not a throw at the Main Gate, nor one without the ram', () => {
    expect(after(before('0811'), ['dunland-infantry-1 rams main-gate'], [6, 6])).toEqual([]);
    expect(after('turn 5, isengard-siege\n1107: orc-1\n0830: orc-2', ['orc-1 batters rear-gate'], [6, 6])).toEqual([]);
  });
});

describe('[20.3] Fires and taking back', () => {
  test('[20.31] a fire that one has given out or laid oneself', () => {
    const due = `
      turn 3, isengard-movement
      due: uruk-infantry-4
      0811: uruk-infantry-1
      0830: orc-2
      blasting-fire uruk-infantry-1 dummy
    `;
    expect(after(due, ['uruk-infantry-4 given fire'])).toEqual(['isengard']);
    expect(after(due, ['uruk-infantry-4 given dummy'])).toEqual(['isengard']);
    expect(after(due, ['uruk-infantry-1 lays 0810'])).toEqual(['isengard']);
  });

  test('[20.33] no fire that has been lit, not even a dummy', () => {
    const laid = `
      turn 4, isengard-siege
      0812: orc-1
      blasting-fire 0811 against 0810 dummy
      0830: orc-2
      1107: orc-3
    `;
    expect(after(laid, ['blasting-fire-1 lit'])).toEqual([]);
  });
});
