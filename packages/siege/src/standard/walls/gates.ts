/** Whose a gate is, for whoever is about to go through it. */
import type { Link } from '../../engine/terrain.ts';
import type { State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';

/**
 * [W-47] G-86: a side that controls the gate; or one whose unit has just come to it, when that side was last in
 * the hex beyond as well, for then the gate is its own from that moment. `link` leads through the gate.
 */
export function holdsGate(s: State, link: Link, side: Side, isUnit: boolean): boolean {
  const gate = s.gates[link.gate];
  if (gate === undefined) return false;
  const [lower, upper] = gate.holders;
  return gate.control === side || (isUnit && (link.up === 1 ? upper : lower) === side);
}
