/** [T-5] The Swim test. */
import type { Chance, OddsModifier } from '@warbeacon/kernel';
import type { Charts, GearId } from '../data/schemas.ts';
import { CHARTS, WARGEAR } from '../data/values.ts';
import { chancesOf, outcomeOf } from './row.ts';

export type SwimOutcome = Charts['swim']['1'];

export interface Swimmer {
  readonly gear: readonly GearId[];
  /** Cavalry that has not dismounted. */
  readonly mounted: boolean;
  readonly banner: boolean;
  /** Knocked Prone in deep water: for this test alone. */
  readonly knockedProne: boolean;
}

const GEAR_CASES: Partial<Record<GearId, { readonly case: string; readonly label: string }>> = {
  'heavy-armour': { case: 'A-16', label: 'heavy armour' },
  'dwarf-armour': { case: 'A-16', label: 'Dwarf armour' },
  'heavy-dwarf-armour': { case: 'A-17', label: 'heavy Dwarf armour' },
  shield: { case: 'A-18', label: 'shield' },
  banner: { case: 'A-19', label: 'banner' },
};

/** All that is taken from the die; the sum of it counts. */
export function swimModifiers({ gear, mounted, banner, knockedProne }: Swimmer): OddsModifier[] {
  const carried = new Set<GearId>(banner ? [...gear, 'banner'] : gear);
  const modifiers: OddsModifier[] = mounted ? [{ case: 'A-15', label: 'mounted', value: -1 }] : [];
  for (const id of carried) {
    const [of, value] = [GEAR_CASES[id], WARGEAR.get(id)?.swim ?? 0];
    if (of && value !== 0) modifiers.push({ ...of, value });
  }
  if (knockedProne) modifiers.push({ case: 'A-9', label: 'knocked Prone', value: -1 });
  return modifiers;
}

/** What a total of die, modifiers and Might means. */
export function swim(total: number): SwimOutcome {
  return outcomeOf(CHARTS.swim, total);
}

export function swimChances(modifier: number): ReadonlyMap<SwimOutcome, Chance> {
  return chancesOf(CHARTS.swim, modifier);
}
