/** Who stands where, and which zones of control reach where: worked out from the state when a rule asks. */
import type { Reach } from '@warbeacon/hexgrid';
import type { Situation } from './situation.ts';
import { placeOf, placeOfLeader, type State } from './state.ts';
import type { Side } from './vocabulary.ts';

/** A place where a piece may end its move. */
export interface Destination {
  readonly to: number;
  /** The search that found it, and its index there: most destinations are only counted, and need no path. */
  readonly reached: Reach;
  readonly index: number;
  /** The piece enters the map, and the hex it enters by comes first in its path. */
  readonly enters: boolean;
}

export interface Board {
  /** Unit in each place; -1 for none. For the moment in which two friends share a place, the one listed first. */
  readonly unitAt: Int16Array;
  /** The same for the units of one side. */
  units(side: Side): Int16Array;
  /** [6.0] 1 where the side exerts a zone of control. */
  zone(side: Side): Uint8Array;
  /** 1 where a leader of the side is. */
  leaders(side: Side): Uint8Array;
  /** [9.21] Whether the pool of this index has lost heart. */
  demoralized(pool: number): boolean;
  /** Where each unit asked about could go, kept because its neighbours' moves ask again (4.28). */
  readonly reaches: Map<number, readonly Destination[]>;
}

/** Boards nobody is using. To allocate one costs more than to set it up, and every command wants several. */
export class BoardPool {
  readonly #idle: LentBoard[] = [];

  lend(situation: Situation): LentBoard {
    const { terrain, pools } = situation.game;
    const idle = this.#idle.pop();
    const board = idle?.fits(terrain.places, pools.length) ? idle : new LentBoard(terrain.places, pools.length);
    board.set(situation);
    return board;
  }

  giveBack(board: LentBoard): void {
    board.clear();
    this.#idle.push(board);
  }
}

/** In place of a pool's status nobody has asked about. */
const UNKNOWN = -1;

/** What is asked of it is worked out when first asked. */
export class LentBoard implements Board {
  readonly unitAt: Int16Array;
  readonly reaches = new Map<number, readonly Destination[]>();
  /** By pool: 1 where it has lost heart, 0 where it has not. */
  readonly #demoralized: Int8Array;
  readonly #attacker: SideBoard;
  readonly #defender: SideBoard;
  #attacking: Side | undefined;
  #of: Situation | undefined;

  constructor(places: number, pools: number) {
    this.#demoralized = new Int8Array(pools).fill(UNKNOWN);
    this.unitAt = new Int16Array(places).fill(-1);
    this.#attacker = makeSideBoard(places);
    this.#defender = makeSideBoard(places);
  }

  fits(places: number, pools: number): boolean {
    return this.unitAt.length === places && this.#demoralized.length === pools;
  }

  set(situation: Situation): void {
    const { game, s } = situation;
    this.#of = situation;
    const [attacker, defender] = game.sides;
    this.#attacking = attacker;
    this.#place(s, game.unitsOf[attacker], this.#attacker.units);
    this.#place(s, game.unitsOf[defender], this.#defender.units);
  }

  #place(s: State, units: readonly number[], unitAt: Int16Array): void {
    for (let i = units.length - 1; i >= 0; i--) {
      const unit = units[i] ?? -1;
      const at = placeOf(s, unit);
      if (at < 0) continue;
      unitAt[at] = unit;
      this.unitAt[at] = unit;
    }
  }

  clear(): void {
    this.#of = undefined;
    this.unitAt.fill(-1);
    this.reaches.clear();
    this.#demoralized.fill(UNKNOWN);
    clearSideBoard(this.#attacker);
    clearSideBoard(this.#defender);
  }

  // A choice, not a look-up by name: it is asked more often than anything else.
  #side(side: Side): SideBoard {
    return side === this.#attacking ? this.#attacker : this.#defender;
  }

  units(side: Side): Int16Array {
    return this.#side(side).units;
  }

  zone(side: Side): Uint8Array {
    const board = this.#side(side);
    if (board.knowsZone) return board.zone;
    board.knowsZone = true;
    const situation = this.#asked();
    situation.game.cases.markZone(situation, side, board.zone);
    return board.zone;
  }

  leaders(side: Side): Uint8Array {
    const board = this.#side(side);
    if (board.knowsLeaders) return board.leaders;
    board.knowsLeaders = true;
    const { game, s } = this.#asked();
    for (const leader of game.leadersOf[side]) {
      const at = placeOfLeader(s, leader);
      if (at >= 0) board.leaders[at] = 1;
    }
    return board.leaders;
  }

  demoralized(pool: number): boolean {
    const known = this.#demoralized[pool] ?? UNKNOWN;
    if (known !== UNKNOWN) return known === 1;
    const situation = this.#asked();
    const of = situation.game.pools[pool];
    const lost = of?.level !== undefined && situation.game.cases.isDemoralized(situation, of.id);
    this.#demoralized[pool] = lost ? 1 : 0;
    return lost;
  }

  #asked(): Situation {
    if (this.#of === undefined) throw new Error('a board was kept longer than it was lent');
    return this.#of;
  }
}

interface SideBoard {
  readonly units: Int16Array;
  readonly zone: Uint8Array;
  readonly leaders: Uint8Array;
  knowsZone: boolean;
  knowsLeaders: boolean;
}

function makeSideBoard(places: number): SideBoard {
  return {
    units: new Int16Array(places).fill(-1),
    zone: new Uint8Array(places),
    leaders: new Uint8Array(places),
    knowsZone: false,
    knowsLeaders: false,
  };
}

function clearSideBoard(board: SideBoard): void {
  board.units.fill(-1);
  if (board.knowsZone) board.zone.fill(0);
  if (board.knowsLeaders) board.leaders.fill(0);
  board.knowsZone = false;
  board.knowsLeaders = false;
}

/** Leaders of a side in a place, by index, in the order of the forces. */
export function leadersAt({ game, s }: Situation, side: Side, place: number): number[] {
  return game.leadersOf[side].filter((leader) => s.leaders[leader]?.at === place);
}

/** A combat unit of the side in a place, or -1. */
export function friendAt({ board }: Situation, side: Side, place: number): number {
  return board.units(side)[place] ?? -1;
}

/** The same without a board, for who asks once; of a formation its speaker. */
export function unitIn({ game, s }: Situation, side: Side, place: number): number {
  return game.unitsOf[side].find((unit) => s.units[unit]?.at === place) ?? -1;
}
