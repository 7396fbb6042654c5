/** Exact odds, from the same tables as the outcome. */
import type { Chance, Odds, OddsModifier, OddsNext } from '@warbeacon/kernel';
import { hitRangeOf, ownStrengths, strengthsOf } from './armour.ts';
import { formationOf } from '../formations/formations.ts';
import { rating } from '../leaders/leaders.ts';
import { nightBonus } from '../night/night.ts';
import { duelDifferential, gearPenalty } from '../duels/duels.ts';
import { retreatPaths } from '../retreat/retreat.ts';
import type { Spirits } from '../../engine/hooks.ts';
import { unitIn } from '../../engine/board.ts';
import { leaderSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { blowStrengths, moraleAgainst } from './blows.ts';
import { isSureToHit } from './fanatics.ts';
import { waysOf36 } from '../tables/casualty-probability.ts';
import { type Casualty, casualtyResult } from '../tables/casualty-results.ts';
import { type DuelResult, duelResult } from '../tables/leader-combat.ts';
import { rallyRange } from '../tables/rally.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** [7.33] Of a shot or a blow: nothing, or what becomes of the target. */
export function blowOdds(situation: Situation, unit: number, target: number, missile: boolean): Odds {
  const { s } = situation;
  const { strength, armour, modifiers } = blowStrengths(situation, unit, target, missile);
  const spirits = (situation.game.hooks.spirits?.(situation, unit) ?? PLAIN).map(({ cowed, weight }) => ({
    morale: moraleAgainst(situation, unit, target, missile, cowed),
    weight,
  }));
  const all = spirits.reduce((sum, { weight }) => sum + weight, 0);
  const range = isSureToHit(situation, unit, missile) ? undefined : hitRangeOf(situation, strength, armour);
  const ways = range === undefined ? 36 : waysOf36(range[0], range[1]);
  const tally = new Map<string, { kind: string; n: number }>();
  const add = (label: string, kind: string, n: number): void => {
    const known = tally.get(label);
    tally.set(label, { kind, n: (known?.n ?? 0) + n });
  };
  add('no effect', 'none', (36 - ways) * 6 * all);
  for (const { morale, weight } of spirits) {
    for (const die of DICE) {
      const { label, kind } = fate(situation, target, casualtyResult(morale, die));
      add(label, kind, ways * weight);
    }
  }
  const outcomes = [...tally]
    .filter(([, { n }]) => n > 0)
    .map(([label, { kind, n }]) => ({ kind, label, chance: reduce(n, 216 * all) }));
  const moraleNow = [...new Set(spirits.map(({ morale }) => morale))].join(' or ');
  const lowered = situation.game.cases.strengthModifiers?.(situation, unit, target, missile) ?? [];
  if (range === undefined) {
    // [7.37] No armour helps, so that nothing which changes it is told.
    return {
      outcomes,
      modifiers: lowered,
      ...nextOf(situation, target),
      roll: `${situation.game.modifiers.fanatical.label}: a hit for certain, then morale ${moraleNow}`,
    };
  }
  const base = ownStrengths(situation, target).armour;
  // [8.44] Strength A instead of its own is no modifier, and so is told in words.
  const striker = missile ? 'e' : `${strength}${formationOf(s, unit) ? ' in formation' : ''}`;
  const roll = `${striker} against armour ${armour}${armour === base ? '' : ` (${base} printed)`}: ${range[0]}–${range[1]} on two dice, then morale ${moraleNow}`;
  return {
    outcomes,
    modifiers: [
      ...(formationOf(s, target)
        ? [{ case: '8.44', label: 'the defender is in formation', value: strengthsOf(situation, target).armour - base }]
        : []),
      ...modifiers,
      ...lowered,
    ],
    roll,
    ...nextOf(situation, target),
  };
}

/**
 * [7.32, 7.42] Of a unit that stands while some strike at it one after another. Whatever a hit does, the unit is no longer
 * there for the next, so that the first that hits decides.
 */
export function standingOdds(situation: Situation, target: number, attackers: readonly number[]): Odds {
  const blows = attackers.map((unit) => blowOdds(situation, unit, target, false));
  const [first, ...others] = blows;
  if (!first || others.length === 0) return first ?? { outcomes: [], modifiers: [], roll: 'nobody strikes' };
  let unharmed: Chance = { n: 1, d: 1 };
  const outcomes = new Map<string, Odds['outcomes'][number]>();
  for (const blow of blows) {
    const before = unharmed;
    for (const { kind, label, chance } of blow.outcomes) {
      const here = reduce(before.n * chance.n, before.d * chance.d);
      if (kind === 'none') unharmed = here;
      else outcomes.set(label, { kind, label, chance: sum(outcomes.get(label)?.chance, here) });
    }
    if (!blow.outcomes.some(({ kind }) => kind === 'none')) unharmed = { n: 0, d: 1 };
  }
  return {
    outcomes: [
      ...(unharmed.n > 0 ? [{ kind: 'none', label: 'no effect', chance: unharmed }] : []),
      ...[...outcomes.values()].filter(({ chance }) => chance.n > 0),
    ],
    // What changes one blow and not another is told with the armour of that blow.
    modifiers: first.modifiers.filter((one) =>
      others.every(({ modifiers }) => modifiers.some(({ label, value }) => label === one.label && value === one.value)),
    ),
    roll: `the first of ${blows.length} that hits: ${blows.map(({ roll }) => roll).join('; ')}`,
    ...nextOf(situation, target),
  };
}

function sum(a: Chance | undefined, b: Chance): Chance {
  if (!a) return b;
  // Over the least common denominator: over the product of many the numbers would grow past what is exact.
  const [timesA, timesB] = [b.d / gcd(a.d, b.d), a.d / gcd(a.d, b.d)];
  return reduce(a.n * timesA + b.n * timesB, a.d * timesA);
}

/** Nobody's spirits are lowered. */
const PLAIN: readonly Spirits[] = [{ cowed: 0, weight: 1 }];

/** What a casualty would do to this unit as it stands. */
export function fate(situation: Situation, target: number, result: Casualty): { label: string; kind: string } {
  const { s } = situation;
  const state = s.units[target];
  if (formationOf(s, target)) return fateTogether(situation, target, result);
  if (!state || result.loss === 'E' || (result.loss === 'half' && state.reduced))
    return { label: 'eliminated', kind: 'eliminated' };
  if (result.retreat > 0 && state.disrupted) return { label: 'eliminated (disrupted)', kind: 'eliminated' };
  const instead = result.retreat > 0 ? situation.game.hooks.thrownBack?.(situation, target)?.does : undefined;
  if (instead !== undefined)
    return result.loss === 'half'
      ? { label: `reduced, and ${instead}`, kind: 'reduced' }
      : { label: instead, kind: 'retreat' };
  if (result.retreat > 0 && retreatPaths(situation, target, result.retreat).length === 0) {
    return { label: 'eliminated (no retreat)', kind: 'eliminated' };
  }
  if (result.loss === 'half') return { label: `reduced, retreats ${result.retreat}`, kind: 'reduced' };
  return { label: `retreats ${result.retreat}`, kind: 'retreat' };
}

/** By which dice it goes on, where the unit may be thrown back and then does something else by the game. */
export function nextOf(situation: Situation, target: number): { readonly next?: OddsNext } {
  const { game, s } = situation;
  const next = s.units[target]?.disrupted ? undefined : game.hooks.thrownBack?.(situation, target)?.next;
  return next === undefined ? {} : { next };
}

/** [8.46] What a casualty would do to a formation. */
function fateTogether(situation: Situation, speaker: number, result: Casualty): { label: string; kind: string } {
  if (result.loss === 'E') return { label: 'both eliminated', kind: 'eliminated' };
  const ends = new Set(retreatPaths(situation, speaker, result.retreat).map((path) => path.at(-1)));
  if (ends.size === 0) return { label: 'both eliminated (no retreat)', kind: 'eliminated' };
  if (result.loss === 'half') return { label: `one eliminated, the other retreats ${result.retreat}`, kind: 'reduced' };
  return ends.size === 1
    ? { label: `one retreats ${result.retreat}, the other is eliminated (no retreat)`, kind: 'reduced' }
    : { label: `both retreat ${result.retreat}, each to its own hex`, kind: 'retreat' };
}

const DUEL_LABELS: Readonly<Record<DuelResult, { label: string; kind: string }>> = {
  De: { label: 'the defender falls', kind: 'eliminated' },
  'D1/2e': { label: 'the defender is halved', kind: 'reduced' },
  Dr2: { label: 'the defender is thrown back 2', kind: 'retreat' },
  '-': { label: 'no effect', kind: 'none' },
  Ar2: { label: 'the attacker is thrown back 2', kind: 'attacker-retreat' },
  'A1/2e': { label: 'the attacker is halved', kind: 'attacker-reduced' },
  Ae: { label: 'the attacker falls', kind: 'attacker-eliminated' },
};

/** [7.26] */
export function duelOdds(situation: Situation, leader: number, target: number): Odds {
  const differential = duelDifferential(situation, leader, target);
  const tally = new Map<DuelResult, number>();
  for (const die of DICE) {
    const result = duelResult(differential, die);
    tally.set(result, (tally.get(result) ?? 0) + 1);
  }
  const { game, s } = situation;
  const at = placeOfLeader(s, target);
  const escort = at < 0 ? -1 : unitIn(situation, leaderSpec(game, target).side, at);
  return {
    ...(escort < 0 ? {} : nextOf(situation, escort)),
    outcomes: [...tally].map(([result, n]) => ({ ...DUEL_LABELS[result], chance: reduce(n, 6) })),
    modifiers: [
      ...duelModifiers(situation, leader, target),
      ...duelModifiers(situation, target, leader).map(({ label, value, ...of }) => ({
        ...of,
        label: `${label}, for the defender`,
        value: -value,
      })),
    ],
    roll: `${differential >= 0 ? '+' : ''}${differential} on the leader table, one die`,
  };
}

/** [8.37] */
export function rallyOdds(situation: Situation, leader: number): Odds {
  const value = rating(situation, leader);
  const range = rallyRange(value);
  const ways = range === undefined ? 0 : waysOf36(range[0], range[1]);
  return {
    outcomes: [
      { kind: 'rallied', label: 'rallied', chance: reduce(ways, 36) },
      { kind: 'none', label: 'stays disrupted', chance: reduce(36 - ways, 36) },
    ],
    modifiers: nightModifier(situation, leader),
    roll: range === undefined ? `rating ${value}: no chance` : `rating ${value}: ${range[0]}–${range[1]} on two dice`,
  };
}

/** What changes the rating of one of two leaders who fight. */
function duelModifiers(situation: Situation, one: number, other: number): OddsModifier[] {
  const penalty = gearPenalty(situation, one, other);
  return [
    ...nightModifier(situation, one),
    ...(penalty === 0 ? [] : [{ ...situation.game.modifiers.onGear, value: -penalty }]),
  ];
}

function nightModifier(situation: Situation, leader: number): Odds['modifiers'] {
  const value = nightBonus(situation, leader);
  return value > 0 ? [{ ...situation.game.modifiers.night, value }] : [];
}

/** [7.7] A retreat before combat disrupts on 1 to 3. */
export function withdrawalOdds(): Odds {
  return {
    outcomes: [
      { kind: 'none', label: 'in good order', chance: { n: 1, d: 2 } },
      { kind: 'disrupted', label: 'disrupted', chance: { n: 1, d: 2 } },
    ],
    modifiers: [],
    roll: 'disrupted on 1–3',
  };
}

/** A fraction in its lowest terms. */
export function reduce(n: number, d: number): Chance {
  const divisor = gcd(n, d);
  return { n: n / divisor, d: d / divisor };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a || 1 : gcd(b, a % b);
}
