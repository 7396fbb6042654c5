/** What models are worth to a sergeant, and what a blow may do: from what everybody sees. */
import { duelOdds, PROFILES, toWound, woundChance } from '@warbeacon/skirmish';
import type { View } from '@warbeacon/skirmish';

export type ModelView = View['models'][string];

/** A wound more of a Hero, with what is left in store. */
const EACH_POINT = 5;

/** Points, by the wounds that are left; a Hero's stores besides. */
export function worthOf(model: ModelView): number {
  const profile = PROFILES.get(model.profile);
  if (profile === undefined) return 0;
  const stores = model.might + model.will + model.fate;
  return (profile.points * model.wounds) / profile.wounds + EACH_POINT * stores;
}

export const inches = (u: number): number => u / 2540;

/** Of centres, in u; for choosing alone, never for a verdict. */
export function farApart(a: readonly [number, number], b: readonly [number, number]): number {
  return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5;
}

const chanceToWound = (strength: number, defence: number): number => {
  const { n, d } = woundChance(toWound(strength, defence));
  return n / d;
};

/**
 * What comes of a Fight of `own` against `foes` in points: what it may slay less what it may lose. One Attack of each that wins; the
 * Trapped are not reckoned in.
 */
export function fightGain(own: readonly ModelView[], foes: readonly ModelView[]): number {
  const dice = (models: readonly ModelView[]) => models.reduce((sum, { attacks }) => sum + attacks, 0);
  const value = (models: readonly ModelView[]) => Math.max(0, ...models.map(({ fight }) => fight));
  const { good } = duelOdds(
    { dice: dice(own), heavy: 0, fightValue: value(own) },
    { dice: dice(foes), heavy: 0, fightValue: value(foes) },
  );
  const wins = good.n / good.d;
  return wins * blows(own, foes) - (1 - wins) * blows(foes, own);
}

/** What the Strikes of one side take of the other, at the dearest that can be struck. */
function blows(strikers: readonly ModelView[], victims: readonly ModelView[]): number {
  let sum = 0;
  for (const { attacks, strength } of strikers) {
    const each = Math.max(0, ...victims.map((victim) => chanceToWound(strength, victim.defence) * worthOf(victim)));
    sum += attacks * each;
  }
  return sum;
}
