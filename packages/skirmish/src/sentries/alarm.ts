/** The alarm: a Sentry sees an enemy, or is heard fighting. */
import { INCH, within } from '@warbeacon/plane';
import {
  areFoes,
  type Battle,
  type Chance,
  discOf,
  hasMark,
  idOf,
  isBound,
  isEngaged,
  onTable,
} from '../engine/battle.ts';
import { sees } from '../sight/sight.ts';
import { hidersAmong, isAnybodyHidden } from './hiding.ts';
import { isOnWatch } from './rolling.ts';
import { reveal } from './sighting.ts';

/** [A-61, M-26] Inches. */
const NEAR = 3;

function raise(b: Battle, ctx: Chance, model: number, by: 'sight' | 'noise'): void {
  // Who gives the alarm is heard, and so are all whom it wakes.
  const hidden = hidersAmong(b).map((each) => each.model);
  if (hidden.length > 0) reveal(b, ctx, hidden);
  b.s.alarm = true;
  b.s.alarmTurn = b.s.turn;
  ctx.emit({ type: 'alarm', by, model: idOf(b, model) });
}

const watchers = (b: Battle): number[] => onTable(b).filter((model) => isOnWatch(b, model) && !isBound(b, model));

/** In the End phase. One look is enough, and what is seen in part is seen. */
export function lookForAlarm(b: Battle, ctx: Chance): void {
  const found = watchers(b).find(
    (model) =>
      !isEngaged(b, model) &&
      onTable(b).some(
        (enemy) =>
          areFoes(b, model, enemy) &&
          !isBound(b, enemy) &&
          within(discOf(b, model), discOf(b, enemy), NEAR * INCH) &&
          sees(b, model, enemy).seen !== 'none',
      ),
  );
  if (found !== undefined) raise(b, ctx, found, 'sight');
  // That all is quiet tells who hides nearby as much as an alarm would.
  else if (isAnybodyHidden(b.s)) reveal(b, ctx, []);
}

/** A Sentry fought in this Fight phase, and lives. */
export function lookForNoise(b: Battle, ctx: Chance): void {
  if (!b.field.house.sentryNoise) return;
  const found = watchers(b).find((model) => hasMark(b, model, 'fought'));
  if (found !== undefined) raise(b, ctx, found, 'noise');
}
