/** [2.5] Markers that a position has too many of. */
import type { MarkerCount } from '../engine/game.ts';
import type { Situation } from '../engine/situation.ts';
import type { State } from '../engine/state.ts';
import type { Fault } from './fault.ts';

/** Dummies are counted by themselves. `cases`: where it says how many there are. */
export function mixFaults<K extends string>(
  { s }: Situation,
  kindOf: (kind: string) => K,
  mixOf: (s: Pick<State, 'options'>, kind: K) => MarkerCount,
  cases: Readonly<Record<K, string>>,
): Fault[] {
  return [...new Set(s.markers.map(({ kind }) => kindOf(kind)))].flatMap((kind) => {
    const of = s.markers.filter((marker) => marker.kind === kind);
    const dummies = of.filter(({ dummy }) => dummy).length;
    const { real, dummy } = mixOf(s, kind);
    if (dummies <= dummy && of.length - dummies <= real) return [];
    const mix = dummy === 0 ? `${real}` : `${real} real and ${dummy} dummies`;
    return [
      { at: 'markers', case: cases[kind], message: `The counter mix has ${mix} of ${kind}, fewer than are here.` },
    ];
  });
}
