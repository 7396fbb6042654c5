/** Where a battle stands: plain JSON, integers only. Models and objects are named by their places in the lists of the cast. */
import type { Stacked } from '@warbeacon/kernel';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';
import type { Gone, Mark, Phase, Power, Side } from './words.ts';
import type { Table } from '../data/scenario.schema.ts';
import type { Profile } from '../data/schemas.ts';

/** Two whole numbers of units of 0.01 mm, to the east and to the north of the table's south-western corner [M-1]. */
export type At = readonly [x: number, y: number];

export interface CastModel {
  readonly id: string;
  readonly side: Side;
  readonly profile: string;
  readonly banner?: true;
  readonly sentry?: true;
  /** A prisoner or somebody senseless. */
  readonly bound?: true;
  /** What replaces members of its profile. */
  readonly as?: Partial<Profile>;
}

export interface CastObject {
  readonly id: string;
  /** A senseless model that is carried is an object of kind `model`; `model` is its place in the cast, else -1. */
  readonly kind: 'light' | 'heavy' | 'model';
  readonly model: number;
  /** Radius of its base; 0 for a token [M-30]. */
  readonly r: number;
}

/** What never changes in a match. States share it: it is neither copied nor changed. */
export interface Setup {
  readonly options: Options;
  /** Of a written position; the scenario's where it is `null`. */
  readonly table: Table | null;
  readonly models: readonly CastModel[];
  readonly objects: readonly CastObject[];
  /** Who may carry whom, by places in the cast. */
  readonly carry: readonly { readonly who: number; readonly by: readonly number[] }[];
}

export interface ModelState {
  /** `null`: not on the table, `gone` says why. */
  at: At | null;
  gone: Gone | '';
  wounds: number;
  might: number;
  will: number;
  fate: number;
  prone: boolean;
  /** It has dismounted: the profile of its rider on foot holds. */
  foot: boolean;
  /** Movement spent this turn, in 1/256 u [M-9]. */
  spent: number;
  /** The most that it may spend this turn, in 1/256 u, where it swims for half of what it had left. */
  cap?: number;
  /** Where its activation began [M-13]. */
  from: At | null;
  /** In the order of `MARKS`. */
  marks: Mark[];
  /** Models that it charged this turn [S-93, S-144]. */
  charged: number[];
  effects: { readonly power: Power; readonly by: number }[];
  /** Whose passenger it is; -1 for nobody's. */
  rides: number;
  /** A Sentry that the other side has not seen yet. */
  hidden: boolean;
}

export interface ObjectState {
  at: At | null;
  /** Who holds it; of a Heavy Object perhaps several. */
  by: number[];
  /** This phase. */
  moved: boolean;
  /** By whom, as long as the phase lasts: the same may go on with it. */
  movers: number[];
  passed: boolean;
  gone: '' | 'off' | 'lost';
}

/** [S-41] One model of a side and one or more of the other. */
export interface FightState {
  good: number[];
  evil: number[];
  /** Supporter and whom it supports, in the order declared [S-133]. */
  supports: [supporter: number, friend: number][];
  twoHanded: number[];
  shielding: number[];
  /** Weapons named by fighters who have several. */
  weapons: { readonly model: number; readonly weapon: string }[];
  /** What Heroic Strikes have added to Fight values. */
  strikes: { readonly model: number; readonly by: number }[];
  /** Losers that are Trapped [S-74]. */
  trapped: number[];
  winner: Side | null;
  resolved: boolean;
}

/** */
export const TASKS = ['slay', 'hold', 'spare'] as const;
export type Task = (typeof TASKS)[number];

export interface State extends Stacked<Frame> {
  readonly game: 'skirmish';
  readonly setup: Setup;
  /** 0 while setting up. */
  turn: number;
  phase: Phase;
  /** [S-14] Who has Priority in this turn. */
  priority: Side | null;
  /** Whose half-phase it is. */
  active: Side | null;
  /** [S-177] Which half of the table is whose; `null` where zones are set up in, or before it is chosen. */
  halves: { readonly good: 'north' | 'south'; readonly evil: 'north' | 'south' } | null;
  readonly models: ModelState[];
  readonly objects: ObjectState[];
  /** Engaged pairs, the lower place first, sorted [M-15]. */
  contacts: [number, number][];
  /** Pairs that touch and do not count as touching until one of them moves [M-22]. */
  parted: [number, number][];
  fights: FightState[];
  /** Calls of this phase that have not been carried out yet, in the order in which they will be. */
  calls: { readonly hero: number; readonly action: 'move' | 'shoot' | 'combat' | 'strike' }[];
  /** Raised; `alarmTurn` is the turn in which it was, 0 before. */
  alarm: boolean;
  alarmTurn: number;
  score: Record<Side, number>;
  broken: Side[];
  /** What each side is to do in secret; `null` where that is not played. */
  tasks: Record<Side, Task | null>;
  outcome: { readonly winner: Side | null; readonly reason: string; readonly case: string } | null;
}

/** [S-177] The half that a side has chosen, and the other. */
export function freshHalves(side: Side, half: 'north' | 'south'): NonNullable<State['halves']> {
  const other = half === 'north' ? 'south' : 'north';
  return side === 'good' ? { good: half, evil: other } : { good: other, evil: half };
}

export const freshFight = (good: number[], evil: number[]): FightState => ({
  good,
  evil,
  supports: [],
  twoHanded: [],
  shielding: [],
  weapons: [],
  strikes: [],
  trapped: [],
  winner: null,
  resolved: false,
});
