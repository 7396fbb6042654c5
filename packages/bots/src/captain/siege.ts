/** The Siege Phase: fires are lit, then the ram, then ladders where they are of use, then axes at the gates. */
import type { Offered } from '@warbeacon/kernel';
import type { Command } from '@warbeacon/siege';
import type { BotInput } from '../bot.ts';
import type { Board } from './board.ts';
import { bestOf, DONE, offersOf } from './choices.ts';
import { placeOf, TERRAIN } from './ground.ts';
import { shotGain, strikeGainUp } from './outlook.ts';
import { isBarred, MAIN_GATE, SITES, TOWER_GATE } from './works.ts';

/** What a way onto a wall is worth that nobody bars. */
const FREE_WAY = 2.5;
const WAY_TO_FRIEND = 0.4;
/** Of the ladders none is wasted, the less the fewer there are. */
const LADDER_WORTH = 0.25;
const LADDER_SCARCITY = 1.5;
/** The last ones are kept for the walls within the Hornburg, and the very last for its tower: of few, a share. */
const KEPT_FOR_BURG = 6;
const KEPT_FOR_TOWER = 3;
const BURG_SHARE = 1 / 2;
const TOWER_SHARE = 1 / 4;
const KEPT_WORTH = 3;
/** From this turn on a ladder that is kept for the tower comes too late. */
const NOT_KEPT = 18;
/** Walls that are climbed from within the fortress. */
const INNER: ReadonlySet<number> = new Set(
  TERRAIN.levels.flatMap(({ id, places }) => (id === 'hornburg-1' ? [] : [...places])),
);

export function chooseSiege(input: BotInput, board: Board): Command {
  const offers = input.options();
  return (
    light(offers, board) ??
    chooseRam(offers) ??
    takeRamAtGate(offers, board) ??
    chooseLadder(offers, board) ??
    chooseAxe(offers, board) ??
    offersOf(offers, 'detonate')[0]?.command ??
    DONE
  );
}

/** Fire first: what it breaks need not be broken. Dummies come last, when nothing hangs on them. */
function light(offers: readonly Offered<Command>[], { view }: Board): Command | undefined {
  return offersOf(offers, 'detonate').find(({ command }) => view.markers[command.fire]?.dummy !== true)?.command;
}

function chooseRam(offers: readonly Offered<Command>[]): Command | undefined {
  const rams = offersOf(offers, 'ram');
  return (rams.find(({ command }) => command.gate === MAIN_GATE.id) ?? rams[0])?.command;
}

function takeRamAtGate(offers: readonly Offered<Command>[], board: Board): Command | undefined {
  return offersOf(offers, 'takeRam').find(({ command }) => {
    const { at } = board.unit(command.unit);
    return SITES.some((site) => site.id !== 'culvert' && site.outside === at && isBarred(board, site));
  })?.command;
}

function chooseLadder(offers: readonly Offered<Command>[], board: Board): Command | undefined {
  const { ladders, turn, options } = board.view;
  const all = options.house.ladders;
  const forBurg = Math.min(KEPT_FOR_BURG, Math.floor(all * BURG_SHARE));
  const forTower = Math.min(KEPT_FOR_TOWER, Math.floor(all * TOWER_SHARE));
  const cost = LADDER_WORTH + LADDER_SCARCITY / Math.max(1, ladders);
  return bestOf(offersOf(offers, 'layLadder'), cost, ({ command }) => {
    const against = placeOf(command.against);
    const kept =
      (ladders <= forBurg && !INNER.has(against)) ||
      (ladders <= forTower && turn < NOT_KEPT && against !== TOWER_GATE.inside);
    return ladderValue(board, command.unit, against) - (kept ? KEPT_WORTH : 0);
  })?.command;
}

function ladderValue(board: Board, id: string, against: number): number {
  const unit = board.unit(id);
  // [20.68] Who cannot climb it would only stand in the way of who can.
  if (unit.spec.cavalry) return Number.NEGATIVE_INFINITY;
  const above = board.unitAt[against];
  const others = [...board.works.ladders.values()].filter((to) => to === against).length;
  // Nobody shoots from a ladder.
  const lost = shotGain(board, unit, unit.at);
  if (above === undefined) return (others > 0 ? WAY_TO_FRIEND : FREE_WAY) - lost;
  if (above.spec.side === board.side) return (others > 0 ? 0 : WAY_TO_FRIEND) - lost;
  return strikeGainUp(board, unit, against) - lost;
}

/** Whoever stands at a gate that nothing better will break takes an axe to it, unless the way over it is free. */
function chooseAxe(offers: readonly Offered<Command>[], board: Board): Command | undefined {
  return offersOf(offers, 'batter').find(({ command }) => {
    const site = SITES.find(({ id }) => id === command.gate);
    if (site === undefined) return false;
    const { at } = board.unit(command.unit);
    const climbs = board.works.ladders.get(at) === site.inside && board.unitAt[site.inside] === undefined;
    return !climbs;
  })?.command;
}
