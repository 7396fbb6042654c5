/** Many who attack at once: whom each strikes, and that all of it can be declared. */
import { scriptedDice, submit } from '@warbeacon/kernel';
import { HELMS_DEEP_SUBJECT, position, type Table } from '@warbeacon/siege/testing';
import { seeds, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { Assault, MarchPlan } from '../engine/marches.ts';
import type { State } from '../engine/state.ts';
import type { Command } from '../helms-deep/command.schema.ts';
import { helmsDeep, helmsDeepSiege } from '../helms-deep/game.ts';
import type { Side } from '../helms-deep/words.ts';

function planned(state: State, side: Side, who: Assault): MarchPlan<Command> {
  const work = helmsDeepSiege.assault(state, side, who);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The attacks as sentences, and who has nobody to strike. */
function assault(p: Table, who: Assault = 'all', side: Side = 'isengard') {
  const { steps, left } = planned(p.state, side, who);
  return {
    attacks: steps.map(({ command }) =>
      command.type === 'attack' ? `${command.unit} at ${command.target}` : command.type,
    ),
    left,
  };
}

describe('an attack of many at once', () => {
  test('[7.31] each strikes whom it is likeliest to hit', () => {
    const p = position('turn 2, isengard-combat, melee\n0826: orc-1\n0825: archer-1\n0926: knight-1');
    expect(p.offer('orc-1 attacks archer-1').odds?.outcomes[0]?.chance).not.toEqual(
      p.offer('orc-1 attacks knight-1').odds?.outcomes[0]?.chance,
    );
    expect(assault(p).attacks).toEqual(['orc-1 at archer-1']);
  });

  test('[7.31] of those whom it is as likely to hit, whom fewest strike', () => {
    const p = position(
      'turn 2, isengard-combat, melee\n0826: orc-1\n0925: orc-2\n0825: archer-1\n0726: archer-2\n0926: archer-3',
    );
    const [first = '', second = ''] = assault(p).attacks;
    expect([first, second].map((each) => each.split(' ')[0])).toEqual(['orc-1', 'orc-2']);
    expect(first.split(' at ')[1]).not.toBe(second.split(' at ')[1]);
  });

  test('[7.32] who has declared an attack keeps to it', () => {
    const p = position('turn 2, isengard-combat, melee\n0826: orc-1\n0726: orc-2\n0825: archer-1');
    p.play('orc-1 attacks archer-1');
    expect(assault(p).attacks).toEqual(['orc-2 at archer-1']);
  });

  test('[6.3] those alone who must: in the zone of an enemy', () => {
    // From the wall one may strike at who stands below, whose zone does not reach up.
    const p = position(
      'turn 2, westernesse-combat, melee\n1310: infantry-1\n1311: orc-1\n0825: archer-1\n0826: orc-2\n0926: knight-1',
    );
    expect(assault(p, 'obliged', 'westernesse').attacks).toEqual(['knight-1 at orc-2']);
    expect(assault(p, 'all', 'westernesse').attacks.sort()).toEqual(['infantry-1 at orc-1', 'knight-1 at orc-2']);
  });

  test('nobody attacks while melees are not declared, and nothing is changed by being planned', () => {
    const p = position('turn 2, isengard-movement\n0826: orc-1\n0825: archer-1');
    const before = JSON.stringify(p.state);
    expect(assault(p).attacks).toEqual([]);
    expect(JSON.stringify(p.state)).toBe(before);
  });
});

test('on walks by chance all that is planned can be declared, and after it the fight can begin', () => {
  let plans = 0;
  for (const seed of seeds(6)) {
    for (const { state } of walk(HELMS_DEEP_SUBJECT, { seed, limit: 1500 })) {
      const [side] = helmsDeep.deciders(state);
      if (side === undefined || helmsDeep.view(state, side).decision?.kind !== 'melee') continue;
      let s = state;
      const { steps } = planned(state, side, 'all');
      for (const { command } of steps) {
        const done = submit(helmsDeep, s, side, command, scriptedDice([]));
        expect(done.ok, JSON.stringify({ seed, command, done: done.ok ? '' : done.error })).toBe(true);
        if (done.ok) s = done.value.state;
      }
      expect(helmsDeep.check(s, side, { type: 'done' }), `${seed}`).toBeNull();
      plans++;
    }
  }
  expect(plans).toBeGreaterThan(10);
});
