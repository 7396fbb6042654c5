/** The alarm. */
import { type Battle, type Chance, uses } from '../engine/battle.ts';

export function lookForAlarm(b: Battle, _ctx: Chance): void {
  if (!uses(b, 'sentries') || b.s.alarm) return;
}

/** A Sentry fought in this Fight phase, and lives. */
export function lookForNoise(b: Battle, _ctx: Chance): void {
  if (!uses(b, 'sentries') || b.s.alarm || !b.field.house.sentryNoise) return;
}
