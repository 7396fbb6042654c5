/** [S-57 … S-60, X-8, A-52] One shot: To Hit, what is in the way, rider or passenger, To Wound. */
import { pop } from '@warbeacon/kernel';
import { type Battle, type Chance, idOf } from '../engine/battle.ts';
import type { FrameOf, MightFor } from '../engine/frames.ts';
import { frame } from '../engine/spec.ts';
import { askForMight, rollDice } from '../heroes/rolls.ts';
import { hit } from '../heroes/wound-frame.ts';
import { passengerOf } from '../passengers/riding.ts';
import { missilesOf, toHit } from './who-shoots.ts';

type Shot = FrameOf<'shot'>;

/** A shot passes what is in the way on so much. */
const PASSES_ON = 4;
/** From this on the rider is hit, below it the passenger. */
const RIDER_ON = 4;

function roll(b: Battle, f: Shot, ctx: Chance, need: number, what: MightFor): true {
  f.dice = rollDice(ctx, 1);
  askForMight(b, { model: f.shooter, dice: f.dice, needs: [need], mode: 'each', what });
  return true;
}

/** Steps: the die To Hit; then a die for each thing in the way; that for rider or passenger; the hit. */
export const shotFrame = frame<'shot'>({
  kind: 'shot',
  step(b, f, ctx) {
    switch (f.step) {
      case 'hit':
        f.step = 'hit-rolled';
        return roll(b, f, ctx, toHit(b, f.shooter, f.onCharge), 'hit');
      case 'hit-rolled':
        return concludeHit(b, f, ctx);
      case 'way':
        if (f.way.length === 0) return strike(b, f, ctx);
        f.step = 'way-rolled';
        return roll(b, f, ctx, PASSES_ON, 'in-the-way');
      default:
        return concludeWay(b, f, ctx);
    }
  },
});

function concludeHit(b: Battle, f: Shot, ctx: Chance): true {
  const [die = 0] = f.dice;
  const need = toHit(b, f.shooter, f.onCharge);
  const { shooter, target, weapon } = f;
  const hits = die >= need;
  ctx.emit({ type: 'shot', model: idOf(b, shooter), target: idOf(b, target), weapon, die, need, hit: hits });
  if (hits) f.step = 'way';
  else pop(b.s);
  return true;
}

function concludeWay(b: Battle, f: Shot, ctx: Chance): true {
  const [what = -1, ...beyond] = f.way;
  const [die = 0] = f.dice;
  const passed = die >= PASSES_ON;
  const name = what < 0 ? 'ground' : idOf(b, what);
  ctx.emit({ type: 'inTheWay', model: idOf(b, f.shooter), what: name, die, passed });
  f.step = 'way';
  f.way = passed ? beyond : [];
  // The ground swallows the shot; a model is struck in the target's stead.
  if (!passed && what < 0) pop(b.s);
  else if (!passed) f.target = what;
  return true;
}

function strike(b: Battle, f: Shot, ctx: Chance): true {
  pop(b.s);
  const strength = missilesOf(b, f.shooter).find(({ id }) => id === f.weapon)?.strength ?? 1;
  hit(b, { victim: whoIsHit(b, f.target, ctx), by: f.shooter, how: 'shot', strength });
  return true;
}

/** */
function whoIsHit(b: Battle, rider: number, ctx: Chance): number {
  const passenger = passengerOf(b, rider);
  if (passenger < 0) return rider;
  const [die = 0] = rollDice(ctx, 1);
  const victim = die < RIDER_ON ? passenger : rider;
  const named = { rider: idOf(b, rider), passenger: idOf(b, passenger), hit: idOf(b, victim) };
  ctx.emit({ type: 'passengerDie', ...named, die });
  return victim;
}
