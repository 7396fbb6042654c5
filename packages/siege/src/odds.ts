/** Exact odds, from the same tables as the outcome. */
import type { Chance, Odds, OddsModifier } from '@warbeacon/kernel';
import { strengthsOf } from './cases/armour.ts';
import { duelDifferential, ladderPenalty, rating } from './cases/leaders.ts';
import { retreatPaths } from './cases/retreat.ts';
import { situate } from './cases/situation.ts';
import { type Game, leaderSpec } from './game.ts';
import { blowStrengths, moraleAgainst } from './sequence.ts';
import type { State } from './state.ts';
import { hitRange, waysOf36 } from './tables/casualty-probability.ts';
import { type Casualty, casualtyResult } from './tables/casualty-results.ts';
import { type DuelResult, duelResult } from './tables/leader-combat.ts';
import { rallyRange } from './tables/rally.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** [7.33] Of a shot or a blow: nothing, or what becomes of the target. */
export function blowOdds(game: Game, s: State, unit: number, target: number, missile: boolean): Odds {
  const { strength, armour, modifiers } = blowStrengths(game, s, unit, target, missile);
  const morale = moraleAgainst(game, s, unit, target, missile);
  const [low, high] = hitRange(strength, armour);
  const ways = waysOf36(low, high);
  const tally = new Map<string, { kind: string; n: number }>();
  const add = (label: string, kind: string, n: number): void => {
    const known = tally.get(label);
    tally.set(label, { kind, n: (known?.n ?? 0) + n });
  };
  add('no effect', 'none', (36 - ways) * 6);
  for (const die of DICE) {
    const { label, kind } = fate(game, s, target, casualtyResult(morale, die));
    add(label, kind, ways);
  }
  const base = strengthsOf(game, s, target).armour;
  const roll = `${missile ? 'e' : strength} against armour ${armour}${armour === base ? '' : ` (${base} printed)`}: ${low}–${high} on two dice, then morale ${morale}`;
  return {
    outcomes: [...tally]
      .filter(([, { n }]) => n > 0)
      .map(([label, { kind, n }]) => ({ kind, label, chance: reduce(n, 216) })),
    modifiers,
    roll,
  };
}

/** What a casualty would do to this unit as it stands. */
function fate(game: Game, s: State, target: number, result: Casualty): { label: string; kind: string } {
  const state = s.units[target];
  if (!state || result.loss === 'E' || (result.loss === 'half' && state.reduced))
    return { label: 'eliminated', kind: 'eliminated' };
  if (result.retreat > 0 && state.disrupted) return { label: 'eliminated (disrupted)', kind: 'eliminated' };
  if (result.retreat > 0 && retreatPaths(game, s, situate(game, s), target, result.retreat).length === 0) {
    return { label: 'eliminated (no retreat)', kind: 'eliminated' };
  }
  if (result.loss === 'half') return { label: `reduced, retreats ${result.retreat}`, kind: 'reduced' };
  return { label: `retreats ${result.retreat}`, kind: 'retreat' };
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
export function duelOdds(game: Game, s: State, leader: number, target: number): Odds {
  const differential = duelDifferential(game, s, leader, target);
  const tally = new Map<DuelResult, number>();
  for (const die of DICE) {
    const result = duelResult(differential, die);
    tally.set(result, (tally.get(result) ?? 0) + 1);
  }
  return {
    outcomes: [...tally].map(([result, n]) => ({ ...DUEL_LABELS[result], chance: reduce(n, 6) })),
    modifiers: [
      ...duelModifiers(game, s, leader, target),
      ...duelModifiers(game, s, target, leader).map(({ label, value, ...of }) => ({
        ...of,
        label: `${label}, for the defender`,
        value: -value,
      })),
    ],
    roll: `${differential >= 0 ? '+' : ''}${differential} on the leader table, one die`,
  };
}

/** [8.37] */
export function rallyOdds(game: Game, s: State, leader: number): Odds {
  const value = rating(game, s, leader);
  const range = rallyRange(value);
  const ways = range === undefined ? 0 : waysOf36(range[0], range[1]);
  return {
    outcomes: [
      { kind: 'rallied', label: 'rallied', chance: reduce(ways, 36) },
      { kind: 'none', label: 'stays disrupted', chance: reduce(36 - ways, 36) },
    ],
    modifiers: nightModifier(game, s, leader),
    roll: range === undefined ? `rating ${value}: no chance` : `rating ${value}: ${range[0]}–${range[1]} on two dice`,
  };
}

/** [A10.0] [20.66] What changes the rating of one of two leaders who fight. */
function duelModifiers(game: Game, s: State, one: number, other: number): OddsModifier[] {
  const ladder = ladderPenalty(game, s, one, other);
  return [
    ...nightModifier(game, s, one),
    ...(ladder === 0 ? [] : [{ case: '20.66', label: 'on a ladder', value: -ladder }]),
  ];
}

function nightModifier(game: Game, s: State, leader: number): Odds['modifiers'] {
  const { nightBonus } = leaderSpec(game, leader);
  return nightBonus > 0 && game.cases.isNight(s.turn) ? [{ case: 'A10.0', label: 'night', value: nightBonus }] : [];
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

function reduce(n: number, d: number): Chance {
  const divisor = gcd(n, d);
  return { n: n / divisor, d: d / divisor };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a || 1 : gcd(b, a % b);
}
