/** [S-14 … S-16] Who goes first. */
import { describe, expect, test } from 'vitest';
import { parseDiary, position } from '../testing/index.ts';

const POSITION = 't3 priority good* | g1=mt-shield@10",10" | e1=mo-shield@13",10"';

describe('Priority', () => {
  test('[S-14] each side rolls a die, and the higher gets it', () => {
    const p = position(POSITION).rolling(2, 5).play('roll');
    expect(p.told('rolled')).toEqual([{ type: 'rolled', what: 'priority', good: 2, evil: 5, to: 'evil' }]);
    expect(p.state.priority).toBe('evil');
  });
  test('[S-15] on a tie it changes hands', () => {
    expect(position(POSITION).rolling(4, 4).play('roll').state.priority).toBe('evil');
  });
  test('[S-15] and back again', () => {
    const p = position(POSITION.replace('good*', 'evil*')).rolling(4, 4).play('roll');
    expect(p.state.priority).toBe('good');
  });
  test('[S-180] in the first turn nobody had it: a tie is rolled again, for all to see', () => {
    const p = position({ ...parseDiary(POSITION.replace('t3', 't1')), priority: null })
      .rolling(4, 4, 1, 2)
      .play('roll');
    expect(p.told('rolled')).toEqual([
      { type: 'rolled', what: 'priority', good: 4, evil: 4, to: null },
      { type: 'rolled', what: 'priority', good: 1, evil: 2, to: 'evil' },
    ]);
  });
  test('[R-106] the list has the one order that there is', () => {
    expect(position(POSITION).orders()).toEqual(['{"type":"roll"}']);
  });
  test('[S-16] both sides and everybody else see who has it', () => {
    const p = position(POSITION).rolling(6, 5).play('roll');
    expect((['good', 'evil', 'spectator'] as const).map((viewer) => p.view(viewer).priority)).toEqual([
      'good',
      'good',
      'good',
    ]);
  });
});
