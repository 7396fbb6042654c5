/** Secret tasks. */
import { describe, expect, test } from 'vitest';
import { newTable, parseDiary, position } from '../testing/index.ts';
import type { Position } from '../notation/position.schema.ts';

const drawn = () =>
  newTable({ house: { secretObjective: true } })
    .rolling(6, 1, 1, 5)
    .play('roll', 'half south', 'plan line', 'done', 'plan line', 'done');

describe('Drawing', () => {
  test('[X-35, R-106] each side draws one by a die, at its own order, when all is set up', () => {
    const p = drawn();
    expect([p.asked, p.side]).toEqual(['drawing', 'good']);
    p.play('roll');
    expect([p.asked, p.side]).toEqual(['drawing', 'evil']);
    p.play('roll');
    expect(p.state.tasks).toEqual({ good: 'slay', evil: 'spare' });
    expect(p.asked).toBe('priority');
  });
  test('[X-35] each sees its own, and nobody the die', () => {
    const p = drawn().play('roll', 'roll');
    expect(p.view('good').tasks).toEqual({ good: 'slay', evil: null });
    expect(p.view('evil').tasks).toEqual({ good: null, evil: 'spare' });
    expect(p.view('spectator').tasks).toEqual({ good: null, evil: null });
    expect(p.events.filter(({ type }) => type === 'drew')).toEqual([
      { type: 'drew', side: 'good' },
      { type: 'drew', side: 'evil' },
    ]);
  });
  test('[X-35] where they are not played nothing is drawn', () => {
    const p = newTable().rolling(6, 1).play('roll', 'half south', 'plan line', 'done', 'plan line', 'done');
    expect(p.asked).toBe('priority');
  });
});

const LINE =
  't25 fight good* turnLimit:25 | hero=mt-captain@10",10" | g1=mt-bow slain | e1=mo-shield@30",30" | e2=mo-wraith slain | e3=mo-wraith@40",40"';
const scored = (good: 'slay' | 'hold' | 'spare', line = LINE) => {
  const written: Position = {
    ...parseDiary(line),
    tasks: { good, evil: null },
    frames: [{ kind: 'sequence', step: 'fight' }],
  };
  return position(written).state.score;
};

describe('At the end', () => {
  test('[X-35] a task is worth a quarter of the points of its side, rounded up', () => {
    expect(scored('slay')).toEqual({ good: 55 + 14, evil: 8 });
  });
  test('[X-35] to hold the middle is to have more models within 6" of it', () => {
    expect(scored('hold').good).toBe(55);
    expect(scored('hold', LINE.replace('hero=mt-captain@10",10"', 'hero=mt-captain@24",30"')).good).toBe(69);
    const both = LINE.replace('hero=mt-captain@10",10"', 'hero=mt-captain@24",30"').replace('30",30"', '24",20"');
    expect(scored('hold', both).good).toBe(55);
  });
  test('[X-35] and to lose no Hero', () => {
    expect(scored('spare').good).toBe(69);
    expect(scored('spare', LINE.replace('g1=mt-bow slain', 'h2=mt-halfling slain')).good).toBe(55);
  });
  test('[X-35] once the battle is over all see them', () => {
    const p = position({
      ...parseDiary(LINE),
      tasks: { good: 'slay', evil: 'hold' },
      frames: [{ kind: 'sequence', step: 'fight' }],
    });
    expect(p.view('evil').tasks).toEqual({ good: 'slay', evil: 'hold' });
  });
});
