/** The odds of a shot or a throw, in words. */
import type { Odds, OddsOutcome } from '@warbeacon/kernel';
import { toWound } from '../charts/to-wound.ts';
import { type Battle, hasMark, modelOf, nameOf } from '../engine/battle.ts';
import { defenceOf } from '../fights/defence.ts';
import { passengerOf } from '../passengers/riding.ts';
import { shotChances } from './shot-odds.ts';
import { type Missile, toHit } from './who-shoots.ts';

interface Aim {
  readonly shooter: number;
  readonly target: number;
  readonly weapon: Missile;
  readonly way: readonly number[];
  readonly onCharge?: boolean;
}

export function oddsOfShot(b: Battle, { shooter, target, weapon, way, onCharge = false }: Aim): Odds {
  const need = toHit(b, shooter, onCharge);
  const { wounds, fate } = modelOf(b, target);
  const rider = passengerOf(b, target);
  const wound = toWound(weapon.strength, defenceOf(b, target));
  const chances = shotChances({ need, inTheWay: way.length, passenger: rider >= 0, toWound: wound, wounds, fate });
  const others: OddsOutcome[] = [
    ...(way.length > 0 ? [{ kind: 'stopped', label: 'strikes what is in the way', chance: chances.stopped }] : []),
    ...(rider >= 0 ? [{ kind: 'passenger', label: `hits ${nameOf(b, rider)}`, chance: chances.passenger }] : []),
  ];
  return {
    roll: `${need}+ to hit${way.length > 0 ? `, 4+ past each of ${way.length} in the way` : ''}, ${inWords(wound)} to wound`,
    modifiers: onCharge || !hasMark(b, shooter, 'moved') ? [] : [{ case: 'S-62', label: 'has moved', value: -1 }],
    outcomes: [
      { kind: 'hit', label: 'hits', chance: chances.hit },
      { kind: 'wounded', label: 'wounds', chance: chances.wounded },
      { kind: 'slain', label: fate > 0 ? 'slays, though all Fate is spent' : 'slays', chance: chances.slain },
      ...others,
    ],
  };
}

function inWords(need: ReturnType<typeof toWound>): string {
  if (need === null) return 'no chance';
  return need.length === 2 ? `6 and ${need[1]}+` : `${need[0]}+`;
}
