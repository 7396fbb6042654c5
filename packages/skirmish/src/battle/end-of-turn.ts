/** [S-18, S-181, X-19] The End phase: what lasts until it stops, marks go, the alarm and the end of the battle are looked for. */
import type { Battle, Chance } from '../engine/battle.ts';
import { lookForAlarm } from '../sentries/alarm.ts';
import { endByTurns } from './ending.ts';
import type { Mark } from '../engine/words.ts';

/** What is remembered beyond the turn. */
const LASTING: readonly Mark[] = ['wet', 'bearer'];

export function endTurn(b: Battle, ctx: Chance): void {
  const { s } = b;
  for (const model of s.models) {
    model.marks = model.marks.filter((mark) => LASTING.includes(mark));
    model.spent = 0;
    delete model.cap;
    model.from = null;
    model.charged = [];
    // [S-120] Exhaustion lasts until its caster has no Will left.
    model.effects = model.effects.filter(({ power }) => power === 'terrifying-aura');
  }
  for (const object of s.objects) {
    object.moved = false;
    object.movers = [];
    object.passed = false;
  }
  s.fights = [];
  s.calls = [];
  lookForAlarm(b, ctx);
  endByTurns(b, ctx);
}
