/** The hexsides of the Standard Rules. A game takes those that its map has, and puts its own beside them. */
import { wayCost } from '../engine/ways-out.ts';
import type { HexsideSpec, Mover, Reason, StepCost, Striker } from '../engine/hexsides.ts';
import type { Situation } from '../engine/situation.ts';
import type { State } from '../engine/state.ts';
import type { Side } from '../engine/vocabulary.ts';
import { otherSide } from '../engine/game.ts';
import { gearAgainst } from '../engine/gear.ts';
import { holdsGate } from './walls/gates.ts';
import type { Link } from '../engine/terrain.ts';

/** Half points for one movement point. */
export const MP = 2;

/** Nothing on it: the cost is that of the ground. */
const open: HexsideSpec = {
  foot: 0,
  mounted: 0,
  zone: 'always',
  retreat: true,
  advance: true,
  formation: true,
};

/** Drawn on the map, and no hindrance; formations keep to sides with nothing on them (8.41). */
const slope: HexsideSpec = { foot: 0, mounted: 0, zone: 'always', retreat: true, advance: true };

/** Nobody ever goes, strikes or is thrown back over it. */
export function closedSide(step: Reason, strike: Reason): HexsideSpec {
  return { foot: step, mounted: step, zone: 'never', strike, retreat: false, advance: false, load: 'load-wall' };
}

/** Up by gear only, down for the whole allowance and into no enemy zone; `closedUp` says why not up. */
export function overWall(closedUp: Reason): StepCost {
  return (situation, mover, from, link, spent) => climbOrDrop(situation, mover, from, link, spent, closedUp);
}

function climbOrDrop(
  situation: Situation,
  mover: Mover,
  from: number,
  link: Link,
  spent: number,
  closedUp: Reason,
): number | Reason {
  if (mover.cavalry) return 'cavalry-wall';
  if (link.up === 1) {
    // [W-50] What the ground above costs beyond one point is paid along it, not by who comes up its face.
    const climb = gearAgainst(situation, from, link.to);
    return climb === undefined ? closedUp : MP + climb;
  }
  if (!mover.leader && situation.board.zone(otherSide(situation.game, mover.side))[link.to]) return 'wall-into-zone';
  return spent === 0 ? mover.allowance : 'wall-whole-allowance';
}

/** [7.35] [A7.31] Downward always; upward with gear; cavalry never. */
function strikeOverWall(situation: Situation, { cavalry, from }: Striker, link: Link): Reason | undefined {
  if (cavalry) return 'cavalry-strikes-wall';
  return link.up === -1 || gearAgainst(situation, from, link.to) !== undefined ? undefined : 'wall-above';
}

/** [7.36] Whoever stands on gear against it goes on up. */
function advanceUpWall(situation: Situation, { cavalry, from }: Striker, link: Link): boolean {
  return !cavalry && link.up === 1 && gearAgainst(situation, from, link.to) !== undefined;
}

const wall: HexsideSpec = {
  foot: overWall('wall'),
  mounted: 'cavalry-wall',
  zone: 'never',
  strike: strikeOverWall,
  retreat: false,
  advance: advanceUpWall,
  load: 'load-wall',
  wall: true,
  scale: (_s, link) => (link.up === 1 ? undefined : 'nothing-to-scale'),
};

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
        if (mover.cavalry && link.up === 1) return 'gate-held';
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
    retreat: ({ s }, runner, link) => isOpen(s, link, runner.side, !runner.leader),
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

export const STANDARD_HEXSIDES = {
  open,
  slope,
  arch: slope,
  cliff: closedSide('cliff', 'strike-cliff'),
  wall,
  tower: wall,
  gate: makeGate(),
} as const satisfies Readonly<Record<string, HexsideSpec>>;
