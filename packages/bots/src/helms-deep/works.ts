/** Where walls can be broken: gates and the Culvert, with the hex from which each is broken. */
import { type Attack, type View, waysOf36 } from '@warbeacon/siege';
import type { Board } from './board.ts';
import { LANDMARKS, OVER_PASSAGE, PASSAGE, TERRAIN } from './ground.ts';

/** The chances of one try, in this match: house values all of them. */
export interface BreakChances {
  /** [20.5] Fire at the Main Gate or the Culvert. */
  readonly fire: number;
  /** [20.4] The ram at the Main Gate. */
  readonly ram: number;
  /** [15.4] Axes at any other gate, the mean of all strengths. */
  readonly axe: number;
}

const ATTACKS: readonly Attack[] = ['A', 'B', 'C', 'D', 'E'];

export function breakChances({ blastingFire, ramBreach, noRamBreach }: View['options']['house']): BreakChances {
  const axes = ATTACKS.map((attack) => noRamBreach[attack]);
  return {
    fire: blastingFire.filter((result) => result !== 'dud').length / blastingFire.length,
    ram: waysOf36(...ramBreach) / 36,
    axe: axes.reduce((sum, range) => sum + (range === null ? 0 : waysOf36(...range) / 36), 0) / axes.length,
  };
}

/** A gate or the Culvert. */
export interface Site {
  /** Id of the gate, or `culvert`. */
  readonly id: string;
  /** Where ram or fire must be brought. */
  readonly outside: number;
  /** What lies beyond; for the Culvert the passage. */
  readonly inside: number;
  /** Who stands here feels the blast of 20.34. */
  readonly opposite: number;
}

const CULVERT: Site = {
  id: 'culvert',
  outside: LANDMARKS.culvertFoot,
  inside: PASSAGE,
  opposite: OVER_PASSAGE,
};

export const MAIN_GATE = gateSite('main-gate');
const REAR_GATE = gateSite('rear-gate');
const WALL_GATE = gateSite('wall-gate');
export const INNER_GATES: readonly Site[] = [gateSite('inner-gate-north'), gateSite('inner-gate-south')];
export const TOWER_GATE = gateSite('tower-gate');

/** In the order in which a besieger wants them broken. */
export const SITES: readonly Site[] = [CULVERT, MAIN_GATE, REAR_GATE, WALL_GATE, ...INNER_GATES, TOWER_GATE];

function gateSite(id: string): Site {
  const gate = TERRAIN.gates.find((candidate) => candidate.id === id);
  if (gate === undefined) throw new Error(`the map has no gate ${id}`);
  return { id, outside: gate.lower, inside: gate.upper, opposite: gate.upper };
}

/** Is it whole, and barred to Isengard? */
export function isBarred({ view }: Board, { id }: Site): boolean {
  if (id === 'culvert') return view.culvert === 'whole';
  const gate = view.gates[id];
  return gate !== undefined && gate.state === 'shut' && (gate.control === 'westernesse' || id === MAIN_GATE.id);
}

/** Does a fire lie there already that may be real? */
export function isMined({ fires }: Board, { outside, opposite }: Site): boolean {
  return fires.some(({ at, opposite: beyond, chance }) => chance > 0 && at === outside && beyond === opposite);
}

/** Can fire do anything there? */
export function burns({ breaks }: Board, { id }: Site): boolean {
  return breaks.fire > 0 || (id !== MAIN_GATE.id && id !== CULVERT.id);
}
