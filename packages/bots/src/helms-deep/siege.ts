/** The Siege Phase: fires are lit, then the ram, then ladders where they are of use, then axes at the gates. */
import type { Offered } from '@warbeacon/kernel';
import type { Command } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';
import type { Board } from './board.ts';
import { bestOf, DONE, offersOf } from './choices.ts';
import { placeOf, TERRAIN } from './ground.ts';
import { shotGain, strikeGainUp } from './outlook.ts';
import { isBarred, MAIN_GATE, SITES, TOWER_GATE } from './works.ts';

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
  const weights = board.weights.siege;
  const { ladders, turn, options } = board.view;
  const all = options.house.ladders;
  const forBurg = Math.min(weights.keptForBurg, Math.floor(all * weights.burgShare));
  const forTower = Math.min(weights.keptForTower, Math.floor(all * weights.towerShare));
  const cost = weights.ladderWorth + weights.ladderScarcity / Math.max(1, ladders);
  return bestOf(offersOf(offers, 'layLadder'), cost, ({ command }) => {
    const against = placeOf(command.against);
    const kept =
      (ladders <= forBurg && !INNER.has(against)) ||
      (ladders <= forTower && turn < weights.notKeptFrom && against !== TOWER_GATE.inside);
    return ladderValue(board, command.unit, against) - (kept ? weights.keptWorth : 0);
  })?.command;
}

function ladderValue(board: Board, id: string, against: number): number {
  const weights = board.weights.siege;
  const unit = board.unit(id);
  // [20.68] Who cannot climb it would only stand in the way of who can.
  if (unit.spec.cavalry) return Number.NEGATIVE_INFINITY;
  const above = board.unitAt[against];
  const others = [...board.works.ladders.values()].filter((to) => to === against).length;
  // Nobody shoots from a ladder.
  const lost = shotGain(board, unit, unit.at);
  if (above === undefined) return (others > 0 ? weights.wayToFriend : weights.freeWay) - lost;
  if (above.spec.side === board.side) return (others > 0 ? 0 : weights.wayToFriend) - lost;
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
