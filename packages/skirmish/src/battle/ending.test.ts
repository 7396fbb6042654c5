/** [S-181, X-19] How a battle ends. */
import { describe, expect, test } from 'vitest';
import { remove } from './removal.ts';
import { type Battle, battleOf } from '../engine/battle.ts';
import type { Position } from '../notation/position.schema.ts';
import { parseDiary, position, type Table, tableOf } from '../testing/index.ts';

const QUIET = { d6: () => 6, emit: () => {} };

/** The same, with these slain, before anything else happens. */
function slain(p: Table, ...ids: readonly string[]): Table {
  const b: Battle = battleOf(p.state);
  for (const id of ids) remove(b, QUIET, b.field.indexOf(id), { how: 'slain', by: -1 });
  return tableOf(p.state);
}

const LINE = 't2 move good* | g1=mt-shield@10",10" | e1=mo-shield@30",30"';

describe('Nobody is left', () => {
  test('[S-181] a side wins as soon as all enemies are gone', () => {
    const p = slain(position(`${LINE} | g2=mt-shield@12",10"`), 'e1').play('g1 to 10",11"');
    expect(p.state.outcome).toEqual({ winner: 'good', reason: 'all-gone', case: 'S-181' });
    expect(p.told('over')).toEqual([{ type: 'over', winner: 'good', reason: 'all-gone', case: 'S-181' }]);
    expect(p.side).toBeUndefined();
  });
  test('[S-181, R-41] both gone in one step is a draw', () => {
    expect(slain(position(LINE), 'g1', 'e1').play('done').state.outcome).toMatchObject({ winner: null, case: 'S-181' });
  });
  test('[R-98] who flees counts as gone', () => {
    const p = position(LINE);
    const b = battleOf(p.state);
    remove(b, QUIET, b.field.indexOf('e1'), { how: 'fled', by: -1 });
    expect(tableOf(p.state).play('done').state.outcome).toMatchObject({ winner: 'good' });
  });
  test('[X-25, R-100] in reserve or as a passenger one is left', () => {
    const p = position(`${LINE} | e2=mo-shield reserve`);
    expect(slain(p, 'e1').play('done').state.outcome).toBeNull();
    const riding = position(`${LINE} | k1=mt-knight@20",20" | h1=mt-halfling rides:k1`);
    riding.model('k1').at = null;
    riding.model('k1').gone = 'slain';
    expect(slain(riding, 'g1').play('done').state.outcome).toBeNull();
  });
  test('[X-27] who is bound counts for nobody', () => {
    const p = position(`${LINE} | cap=ro-captive@20",20" bound`);
    expect(slain(p, 'g1').play('done').state.outcome).toMatchObject({ winner: 'evil' });
  });
});

const ended = (line: string, more: Partial<Position> = {}): Table =>
  position({ ...parseDiary(line), ...more, frames: [{ kind: 'sequence', step: 'fight' }] });

describe('After the last turn', () => {
  const AT = 't25 fight good* turnLimit:25 | g1=mt-shield@10",10" | g2=mt-bow slain | e1=mo-shield@30",30"';

  test('[X-19] points decide: those of the enemies who are gone', () => {
    const p = ended(AT);
    expect(p.state.outcome).toEqual({ winner: 'evil', reason: 'points', case: 'X-19' });
    expect(p.state.score).toEqual({ good: 0, evil: 8 });
  });
  test('[X-19] equal is a draw', () => {
    expect(ended(AT.replace('g2=mt-bow slain', 'g2=mt-bow@12",12"')).state.outcome).toEqual({
      winner: null,
      reason: 'level',
      case: 'X-19',
    });
  });
  test('[X-19] 0 is no limit, and before the last turn it goes on', () => {
    expect(ended(AT.replace('turnLimit:25', 'turnLimit:0')).state.outcome).toBeNull();
    expect(ended(AT.replace('t25', 't24')).state.turn).toBe(25);
  });
});

describe('Scenarios', () => {
  const FORD =
    't3 move good* | hal=mt-halfling@12",18" | e1=mo-shield@40",18" | object chest=heavy@30",18" | object letter=light with:hal';

  test('[X-19] one that is decided by its points ends as soon as a side has nobody left', () => {
    const p = slain(position({ ...parseDiary(FORD), scenario: 'the-ford' }), 'e1').play('done');
    expect(p.state.outcome).toEqual({ winner: 'good', reason: 'points', case: 'X-19' });
    // Breaking the raiders, and the letter, which nobody is left to take.
    expect(p.state.score).toEqual({ good: 3, evil: 0 });
  });
  test('[X-19] who is left alone brings home what it holds, and nothing that lies about', () => {
    const held = slain(position({ ...parseDiary(FORD.replace('@30",18"', ' by:hal')), scenario: 'the-ford' }), 'e1');
    expect(held.play('done').state.score).toEqual({ good: 8, evil: 0 });
    const lost = slain(position({ ...parseDiary(FORD), scenario: 'the-ford' }), 'hal').play('done');
    expect(lost.state.score).toMatchObject({ good: 0 });
    expect(lost.state.outcome).toMatchObject({ winner: 'evil' });
  });
  test('[X-19, X-26] all off: the battle is over, and may be won', () => {
    const line = FORD.replace('12",18"', '1250,18"').replace('heavy@30",18"', 'heavy gone:off');
    const p = position({ ...parseDiary(line), scenario: 'the-ford' }).play('hal leaves');
    expect(p.state.outcome).toMatchObject({ winner: 'good', reason: 'points' });
    expect(p.state.score).toEqual({ good: 7, evil: 0 });
  });
  test('[X-19] The Watch: after its last turn the captive decides', () => {
    const line =
      't18 fight good* turnLimit:18 | g1=ro-shield@10",5" | cap=ro-captive@30",20" bound | e1=is-scout-shield@40000,80000 | object captive=model model:cap';
    expect(ended(line, { scenario: 'the-watch' }).state.score).toEqual({ good: 0, evil: 4 });
    const lost = line.replace('@30",20" bound', ' bound slain').replace('model:cap', 'model:cap gone:lost');
    expect(ended(lost, { scenario: 'the-watch' }).state.score).toEqual({ good: 0, evil: 0 });
    const off = line.replace('@30",20" bound', ' bound off').replace('model:cap', 'model:cap gone:off');
    expect(ended(off, { scenario: 'the-watch' }).state.outcome).toMatchObject({ winner: 'good' });
  });
});
