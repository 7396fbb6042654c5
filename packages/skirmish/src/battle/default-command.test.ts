/** The answer for who does not answer. */
import { describe, expect, test } from 'vitest';
import { skirmish } from '../engine/rules.ts';
import { newTable, parseDiary, position } from '../testing/index.ts';
import { defaultCommand } from './default-command.ts';

describe('The default answer', () => {
  test('[X-37] pass, decline, suffer, stay or done where one of them is legal', () => {
    const half = position('t2 move good* | g1=mt-shield@10",10" | e1=mo-shield@30",30"');
    expect(defaultCommand(half.state, 'good')).toEqual({ type: 'done' });
    expect(defaultCommand(half.state, 'evil')).toBeUndefined();
    const line = 't2 move good* heroics | hero=mt-captain@10",10" | e1=mo-shield@30",30"';
    const calls = position({ ...parseDiary(line), frames: [{ kind: 'sequence', step: 'move' }] });
    expect(defaultCommand(calls.state, 'good')).toEqual({ type: 'pass' });
  });
  test('[X-37] else the first of the list: nobody is left without a force on the table', () => {
    let { state } = newTable().rolling(6, 1).play('roll');
    const given: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      const [side = 'good'] = skirmish.deciders(state);
      const command = defaultCommand(state, side);
      given.push(command);
      state = skirmish.clone(state);
      if (command !== undefined) skirmish.apply(state, side, command, { d6: () => 6, emit: () => {} });
    }
    expect(given).toEqual([
      { type: 'chooseHalf', half: 'south' },
      { type: 'setUp', plan: 'line' },
      { type: 'done' },
      { type: 'setUp', plan: 'line' },
      { type: 'done' },
    ]);
  });
});
