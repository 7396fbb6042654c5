/** [8.4] Wedges and shield walls: who is in one, how strong it is, how it begins and ends. */
import type { Ctx, Refusal } from '@warbeacon/kernel';
import { no } from '../../engine/refusals.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Strengths } from '../../engine/unit-kinds.ts';
import type { Formation, State } from '../../engine/state.ts';
import type { FormationKind, Morale } from '../../engine/words.ts';

/** [8.44] G-61: strength A and armour 4; the morale is that of its units. */
const STRENGTHS: Readonly<Record<Morale, Strengths>> = {
  W: { attack: 'A', armour: 4, morale: 'W' },
  X: { attack: 'A', armour: 4, morale: 'X' },
  Y: { attack: 'A', armour: 4, morale: 'Y' },
  Z: { attack: 'A', armour: 4, morale: 'Z' },
};

const NAMES: Readonly<Record<FormationKind, string>> = { wedge: 'wedge', 'shield-wall': 'shield wall' };

/** The formation a unit is in. There is hardly ever any, so that is looked at first. */
export function formationOf(s: State, unit: number): Formation | undefined {
  if (s.formations.length === 0) return undefined;
  return s.formations.find(({ units }) => units[0] === unit || units[1] === unit);
}

/** The unit is in a formation for which the other unit speaks: it does nothing by itself but leave it. */
export function isSecond(s: State, unit: number): boolean {
  return s.formations.length > 0 && s.formations.some(({ units }) => units[1] === unit);
}

/** The other unit of its formation; -1 for a unit in none. */
export function partnerOf(s: State, unit: number): number {
  const units = formationOf(s, unit)?.units;
  if (units === undefined) return -1;
  return units[0] === unit ? units[1] : units[0];
}

/** [8.44] What a unit of this morale is worth in formation. */
export function formationStrengths(morale: Morale): Strengths {
  return STRENGTHS[morale];
}

/** The name of a formation, within a sentence. */
export function formationName({ kind }: Formation): string {
  return NAMES[kind];
}

/** [8.44] Why a unit can neither strike, shoot nor be singled out by itself: the formation does it through its first unit. */
export function whyNotAlone({ game, s }: Situation, unit: number): Refusal | null {
  const formation = formationOf(s, unit);
  if (formation?.units[1] !== unit) return null;
  const [speaker] = formation.units;
  return no(game, 'second-in-formation', { formation: NAMES[formation.kind], unit: unitSpec(game, speaker).id });
}

/** Takes a formation apart; its units are where they are. */
export function endFormation({ game, s }: Situation, formation: Formation, ctx: Ctx<SiegeEvent>): void {
  s.formations = s.formations.filter((other) => other !== formation);
  ctx.emit({ type: 'disbanded', units: formation.units.map((unit) => unitSpec(game, unit).id) });
}

/** [8.44] [5.0] Formed: both are in the leader's place from now on. */
export function putInFormation({ game, s }: Situation, formation: Formation, ctx: Ctx<SiegeEvent>): void {
  s.formations.push(formation);
  ctx.emit({
    type: 'formed',
    formation: formation.kind,
    leader: leaderSpec(game, formation.leader).id,
    units: formation.units.map((unit) => unitSpec(game, unit).id),
  });
}
