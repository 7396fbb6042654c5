/** What a Fight would cost both sides on average: the Duel, Back Away or Trapped, then the Strikes. */
import { type Board, INCH, isHeld, type Place, touches, type Unit } from './board.ts';
import { duelChance, woundChance, woundsTaken } from './chances.ts';

export interface Fighter {
  readonly unit: Unit;
  /** [S-93] Whether it has the bonus of a charge on horseback. */
  readonly charges: boolean;
}

export interface Band {
  readonly fighters: readonly Fighter[];
  /** Spears and pikes that stand ready behind them. */
  readonly spears: number;
  /** Whether who loses could not Back Away. */
  readonly trapped: boolean;
}

export interface Outlook {
  /** Points lost on average. */
  readonly mine: number;
  readonly theirs: number;
  /** The chance that mine win the Duel. */
  readonly wins: number;
}

const attacksOf = ({ unit, charges }: Fighter): number => unit.model.attacks + (charges ? 1 : 0);

function duellist({ fighters, spears }: Band) {
  let dice = spears;
  let heavy = 0;
  let fight = 0;
  for (const each of fighters) {
    if (each.unit.heavy) heavy += attacksOf(each);
    else dice += attacksOf(each);
    fight = Math.max(fight, each.unit.model.fight);
  }
  return { dice, heavy, fight };
}

/** Points that `winners` take of `losers` when they win. */
function harm(winners: Band, losers: Band): number {
  const knocks = winners.fighters.some(({ charges }) => charges);
  let best = 0;
  for (const { unit: victim } of losers.fighters) {
    const sets = losers.trapped || knocks || victim.model.prone ? 2 : 1;
    const { defence, wounds, fate } = victim.model;
    let hits = 0;
    let chances = 0;
    for (const each of winners.fighters) {
      if (each.unit.model.prone || isHeld(each.unit)) continue;
      const bonus = (each.unit.heavy ? 1 : 0) + (each.charges && each.unit.lance ? 1 : 0);
      const strikes = attacksOf(each) * sets;
      hits += strikes;
      chances += strikes * woundChance(each.unit.model.strength, defence, bonus);
    }
    const [first] = winners.fighters;
    if (first !== undefined && winners.spears > 0) {
      hits += winners.spears * sets;
      chances += winners.spears * sets * woundChance(first.unit.model.strength, defence);
    }
    if (hits === 0) continue;
    const taken = woundsTaken(hits, chances / hits, Math.max(1, wounds) + (fate > 0 ? fate / 2 : 0));
    best = Math.max(best, (victim.worth * taken) / Math.max(1, wounds + fate / 2));
  }
  return best;
}

/** `drawn`: the chance that mine win when dice and Fight values are equal. */
export function outlook(mine: Band, theirs: Band, drawn = 0.5): Outlook {
  const wins = duelChance(duellist(mine), duellist(theirs), drawn);
  return { wins, mine: (1 - wins) * harm(theirs, mine), theirs: wins * harm(mine, theirs) };
}

/** Twelve ways to step back: so many are tried, which is near enough for a guess. */
const WAYS = Array.from({ length: 12 }, (_, i) => ({ x: Math.cos((i * Math.PI) / 6), y: Math.sin((i * Math.PI) / 6) }));

/** Whether a loser at this place would find no way to Back Away from these foes. */
export function isShutIn(
  board: Board,
  loser: Place & { readonly r: number; readonly id: string },
  foes: readonly (Place & { readonly r: number; readonly id: string })[],
): boolean {
  const near = board.units.filter(
    (unit) => unit.id !== loser.id && Math.abs(unit.x - loser.x) < 7000 && Math.abs(unit.y - loser.y) < 7000,
  );
  return !WAYS.some(({ x, y }) => {
    for (const foe of foes) if ((loser.x - foe.x) * x + (loser.y - foe.y) * y <= 0) return false;
    const end = { x: loser.x + x * INCH, y: loser.y + y * INCH };
    if (end.x < loser.r || end.y < loser.r || end.x > board.table.w - loser.r || end.y > board.table.h - loser.r)
      return false;
    const middle = { x: loser.x + (x * INCH) / 2, y: loser.y + (y * INCH) / 2 };
    const stops = (other: Place & { readonly r: number; readonly id: string }): boolean => {
      const reach = (loser.r + other.r) ** 2;
      return [middle, end].some((at) => (at.x - other.x) ** 2 + (at.y - other.y) ** 2 < reach);
    };
    const moved = new Set(foes.map(({ id }) => id));
    return !near.some((other) => !moved.has(other.id) && stops(other)) && !foes.some(stops);
  });
}

/** Spears that could support one of these from where they stand: one for each, a second behind a pike. */
export function spearsFor(
  board: Board,
  fighters: readonly (Place & { readonly r: number; readonly id: string })[],
  side: string,
): number {
  const ids = new Set(fighters.map(({ id }) => id));
  let spears = 0;
  for (const fighter of fighters) {
    const first = board.units.find(
      (unit) => unit.side === side && isReady(unit) && !ids.has(unit.id) && touches(unit, fighter),
    );
    if (first === undefined) continue;
    ids.add(first.id);
    spears += 1;
    if (!first.pike) continue;
    const second = board.units.find(
      (unit) => unit.side === side && unit.pike && isReady(unit) && !ids.has(unit.id) && touches(unit, first),
    );
    if (second === undefined) continue;
    ids.add(second.id);
    spears += 1;
  }
  return spears;
}

const isReady = ({ spear, model }: Unit): boolean => spear && !model.prone && model.engaged.length === 0;
