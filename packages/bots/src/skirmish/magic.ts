/** What a power is worth: whom it holds, what it slays. */
import type { Offered } from '@warbeacon/kernel';
import type { Command, CommandOf } from '@warbeacon/skirmish';
import { gap, INCH, isHeld, type Unit } from './board.ts';
import { chanceOf } from './bot.ts';
import { woundChance } from './chances.ts';
import type { Judge } from './movement.ts';

/** [S-121, S-128] */
const DART = 9;
const BLAST = 5;

export function castGain(
  judge: Judge,
  unit: Unit,
  offer: Offered<Command>,
  { power, target, will }: CommandOf<'cast'>,
): number | undefined {
  const { board, weights } = judge;
  const victim = board.byId.get(target);
  if (victim === undefined) return undefined;
  const left = unit.model.will - will;
  // [S-171, S-173] What Fights will cost it must last to the end.
  if (unit.willed && left < weights.willKept) return undefined;
  if (left < 0) return undefined;
  const chance = chanceOf(offer, 'cast') * (1 - chanceOf(offer, 'resisted'));
  const worth = powerWorth(judge, unit, victim, power);
  const price = weights.will * will;
  return worth * chance - price;
}

function powerWorth({ board }: Judge, unit: Unit, victim: Unit, power: CommandOf<'cast'>['power']): number {
  const { defence, wounds, fate } = victim.model;
  const share = victim.worth / Math.max(1, wounds + fate / 2);
  switch (power) {
    case 'black-dart':
      return woundChance(DART, defence) * share;
    case 'sorcerous-blast':
      return woundChance(BLAST, defence) * share + (victim.model.engaged.length > 0 ? 2 : 1);
    case 'immobilise':
    case 'transfix':
    case 'command':
    case 'compel': {
      if (isHeld(victim) || victim.side === unit.side) return 0;
      // Held before it fights: it strikes nobody, and whoever is near can press it.
      const near = board.own.filter((own) => gap(own, victim) <= own.model.mv * INCH).length;
      const fights = victim.model.engaged.length > 0 || near > 0;
      if (!fights) return 0;
      return victim.hero ? Math.min(12, 3 + victim.model.attacks * 2 + near) : 0.9;
    }
    case 'terrifying-aura':
      return unit.terror ? 0 : 3;
  }
}
