/** The alarm. */
import { type Battle, type Chance, uses } from '../engine/battle.ts';

export function lookForAlarm(b: Battle, _ctx: Chance): void {
  if (!uses(b, 'sentries') || b.s.alarm) return;
}
