/** Whose a gate is, for whoever is about to go through it. */
import type { Ctx } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import type { Link } from '../../engine/terrain.ts';
import type { State } from '../../engine/state.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { wayCost } from '../../engine/ways-out.ts';
import type { HexsideSpec, Reason, StepCost } from '../../engine/hexsides.ts';
import { MP } from '../movement/movement-point.ts';
import { advanceUpWall, climbOrDrop, strikeOverWall } from './walls.ts';

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

/** Whether a side may go through the gate on this link, where there is one. */
export function mayPassGate(s: State, link: Link, side: Side, isUnit: boolean): boolean {
  return link.hexside.open?.(s, link, side, isUnit) ?? false;
}

/**
 * A combat unit has come into a place: its side was the last there, at every gate beside it. The gate changes hands
 * once that side was the last on both sides of it; until then it stays whose it was, so that it is always somebody's.
 */
export function takeGates({ game, s }: Situation, side: Side, place: number, ctx: Ctx<SiegeEvent>): void {
  game.terrain.gates.forEach((gate, index) => {
    if (gate.lower !== place && gate.upper !== place) return;
    const state = s.gates[index];
    if (!state) return;
    state.holders[gate.lower === place ? 0 : 1] = side;
    if (state.holders[0] === side && state.holders[1] === side && state.control !== side) {
      state.control = side;
      ctx.emit({ type: 'gate', gate: gate.id, control: side });
    }
  });
}

/** In what a gate differs from the common one. */
export interface GateRule {
  /** The side that never goes through it while it is whole, whoever controls it. */
  readonly shutTo?: Side;
  /** Why that side does not. */
  readonly shut?: Reason;
  /** Why nobody fights over it while it is whole; absent where it is a wall to them until then. */
  readonly strike?: Reason;
  /** Why no gear is set against it; absent where it is a wall to who has gear. */
  readonly scale?: Reason;
}

const gateState = (s: State, link: Link) => s.gates[link.gate]?.state ?? 'collapsed';

/** A gate: a way to all once it is breached, to who controls it while it is whole, and a wall to the others. */
export function makeGate(rule: GateRule = {}): HexsideSpec {
  const isShutTo = (side: Side): boolean => rule.shutTo === side;
  const breached = (s: State, link: Link): boolean => gateState(s, link) === 'breached';

  const isOpen = (s: State, link: Link, side: Side, isUnit: boolean): boolean => {
    const state = gateState(s, link);
    return state === 'breached' || (state === 'shut' && holdsGate(s, link, side, isUnit) && !isShutTo(side));
  };
  const step: StepCost = (situation, mover, from, link, spent) => {
    const { game, s } = situation;
    switch (gateState(s, link)) {
      case 'collapsed':
        return 'collapsed';
      case 'breached':
        return wayCost(game.terrain, s, link) + MP;
      case 'shut':
        if (isShutTo(mover.side)) return rule.shut ?? 'gate-held';
        if (holdsGate(s, link, mover.side, !mover.leader)) return MP;
        if (!mover.climbs && link.up === 1) return 'gate-held';
        // D-18: a gate that one does not control is a wall.
        return climbOrDrop(situation, mover, from, link, spent, 'gate-held');
    }
  };
  return {
    foot: step,
    mounted: step,
    zone: 'breached',
    breached,
    gate: true,
    open: isOpen,
    strike: (situation, striker, link) =>
      breached(situation.s, link) ? undefined : (rule.strike ?? strikeOverWall(situation, striker, link)),
    // [A7.55]
    retreat: ({ s }, runner, link) => isOpen(s, link, runner.side, !runner.leader),
    // [7.53]
    advance: (situation, striker, link) =>
      breached(situation.s, link) || (rule.strike === undefined && advanceUpWall(situation, striker, link)),
    load: (s, _load, side, link) => {
      const state = gateState(s, link);
      return state === 'breached' || (state === 'shut' && holdsGate(s, link, side, true)) ? undefined : 'load-wall';
    },
    wall: (s, link) => !breached(s, link),
    scale: (s, link, side) => rule.scale ?? whyNotScaled(s, link, side),
  };
}

function whyNotScaled(s: State, link: Link, side: Side): Reason | undefined {
  if (link.up !== 1) return 'nothing-to-scale';
  switch (gateState(s, link)) {
    case 'breached':
      return 'scale-broken-gate';
    case 'collapsed':
      return 'gate-collapsed';
    case 'shut':
      return s.gates[link.gate]?.control === side ? 'scale-own-gate' : undefined;
  }
}
