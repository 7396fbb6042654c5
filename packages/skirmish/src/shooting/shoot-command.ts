/** [S-54 … S-58] One model shoots at one enemy, once a turn. */
import { push, type Refusal } from '@warbeacon/kernel';
import { type Battle, idOf, isOnTable, mark, nameOf, onTable } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { no as noInGame } from '../engine/refusals.ts';
import { command } from '../engine/spec.ts';
import { otherSide, type Side } from '../engine/words.ts';
import { no } from './refusals.ts';
import { oddsOfShot } from './odds.ts';
import { inTheWay, isRefusal, usableOf, weaponOf, whyNoShot, whyNotAt } from './who-shoots.ts';

type Shoot = CommandOf<'shoot'>;

/** [S-5, X-14] Who is there; in a heroic action its members alone. */
function whyNotNow(b: Battle, frame: Frame, model: number): Refusal | null {
  if (!isOnTable(b, model)) return noInGame('not-on-the-table', { model: nameOf(b, model) });
  if (frame.kind !== 'heroic') return null;
  if (frame.action !== 'shoot') return noInGame('wrong-moment');
  return frame.left.includes(model) ? null : no('no-member', { model: nameOf(b, model) });
}

function whyNot(b: Battle, frame: Frame, { model: id, target, weapon: name }: Shoot): Refusal | null {
  const [model, aimedAt] = [b.field.indexOf(id), b.field.indexOf(target)];
  const barred = whyNotNow(b, frame, model) ?? whyNoShot(b, model);
  if (barred !== null) return barred;
  const weapon = weaponOf(b, model, name);
  if (isRefusal(weapon)) return weapon;
  return aimedAt < 0 ? no('no-target', { target }) : whyNotAt(b, model, weapon, aimedAt);
}

/** The weapon that would be used anyway is not named. */
export function* shotsOf(b: Battle, frame: Frame, side: Side, model: number): Generator<Shoot> {
  if (whyNotNow(b, frame, model) !== null || whyNoShot(b, model) !== null) return;
  const targets = onTable(b, otherSide(side));
  for (const [i, weapon] of usableOf(b, model).entries()) {
    for (const target of targets) {
      if (whyNotAt(b, model, weapon, target) !== null) continue;
      yield { type: 'shoot', model: idOf(b, model), target: idOf(b, target), ...(i > 0 && { weapon: weapon.id }) };
    }
  }
}

export const shootCommand = command<'shoot'>({
  type: 'shoot',
  frames: ['halfShoot', 'heroic'],
  actor: ({ model }) => model,
  *legal(b, frame, side, models) {
    for (const model of models) yield* shotsOf(b, frame, side, model);
  },
  check: (b, frame, _side, shoot) => whyNot(b, frame, shoot),
  apply(b, frame, _side, { model, target, weapon: name }) {
    const [shooter, aimedAt] = [b.field.indexOf(model), b.field.indexOf(target)];
    const weapon = weaponOf(b, shooter, name);
    if (isRefusal(weapon)) throw new Error(weapon.message);
    if (frame.kind === 'heroic') frame.left = frame.left.filter((each) => each !== shooter);
    mark(b, shooter, 'shot');
    push<Frame>(b.s, {
      kind: 'shot',
      shooter,
      target: aimedAt,
      weapon: weapon.id,
      onCharge: false,
      dice: [],
      way: inTheWay(b, shooter, aimedAt),
      step: 'hit',
    });
  },
  offer(b, _frame, _side, { model, target, weapon: name }) {
    const shooter = b.field.indexOf(model);
    const weapon = weaponOf(b, shooter, name);
    if (isRefusal(weapon)) return {};
    const aimedAt = b.field.indexOf(target);
    return { odds: oddsOfShot(b, { shooter, target: aimedAt, weapon, way: inTheWay(b, shooter, aimedAt) }) };
  },
});
