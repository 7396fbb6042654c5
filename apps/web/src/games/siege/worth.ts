/** What a counter of a siege game is worth, by the side of it that is up and by what has been agreed on. */
import type { Strengths } from '@warbeacon/siege';
import type { Fact } from '../../face/pieces.ts';

/** As the counter mix has it. */
export interface UnitWorth {
  readonly missile: boolean;
  readonly full: Strengths;
  readonly reduced: Strengths;
  readonly reducedAll: Strengths;
}
/** What the players have agreed on. */
export interface InForce {
  readonly reducedSides: 'attack-and-armour' | 'all';
}

export function strengthsNow(spec: UnitWorth, reduced: boolean, { reducedSides }: InForce): Strengths {
  if (!reduced) return spec.full;
  return reducedSides === 'all' ? spec.reducedAll : spec.reduced;
}

/** In the game's own notation: `De3X`. */
export function strengthsCode(spec: UnitWorth, reduced: boolean, options: InForce): string {
  const { attack, armour, morale } = strengthsNow(spec, reduced, options);
  return `${attack ?? ''}${spec.missile ? 'e' : ''}${armour}${morale}`;
}

/** Values of a reduced unit are the house's. */
export function unitValues(spec: UnitWorth, reduced: boolean, options: InForce): readonly Fact[] {
  const { attack, armour, morale } = strengthsNow(spec, reduced, options);
  return [
    { term: 'Melee', value: attack ?? 'none', house: reduced && attack !== undefined },
    ...(spec.missile ? [{ term: 'Missiles', value: 'e' }] : []),
    { term: 'Armour', value: String(armour), house: reduced },
    { term: 'Morale', value: morale, house: morale !== spec.full.morale },
  ];
}
