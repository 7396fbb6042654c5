/** What zones of control and missiles reach, as a viewer may know it: questions that change nothing. */
import type { Chance, OddsModifier, Refusal } from '@warbeacon/kernel';

/** By side, the places that its units reach with their zones of control. */
export type ZonesShown = Readonly<Record<string, readonly string[]>>;

/** A place within range of who shoots; `P`: how a place is named. */
export interface InRange<P> {
  readonly place: P;
  /** In hexes, the target's counted and the shooter's not. */
  readonly distance: number;
  /** Why nothing gets there, or `null`. */
  readonly refusal: Refusal | null;
  /** Places that stop it on its way. */
  readonly stoppedBy: readonly P[];
  /** What lies on the way and helps whoever is shot at there. */
  readonly modifiers: readonly OddsModifier[];
}

/** A hexside that can be broken from where the weapon stands. */
export interface BreakableInRange<P> {
  readonly between: readonly [P, P];
  readonly distance: number;
  /** Lowest and highest total of two dice that break it, at this distance. */
  readonly totals: readonly [number, number];
  readonly chance: Chance;
}

/** One weapon of a unit, where the unit stands. */
export interface WeaponRange<P> {
  /** `missile`: its own; else an engine that it serves. */
  readonly weapon: string;
  /** In hexes. */
  readonly range: number;
  /** Why it is not shot with at present, whatever the phase, or `null`. */
  readonly refusal: Refusal | null;
  readonly places: readonly InRange<P>[];
  readonly sides: readonly BreakableInRange<P>[];
}

export interface RangeShown {
  readonly piece: string;
  /** Where it stands; `null` off the map. */
  readonly from: string | null;
  /** Why it never shoots, or is not where it could; or `null`. */
  readonly refusal: Refusal | null;
  readonly weapons: readonly WeaponRange<string>[];
}
