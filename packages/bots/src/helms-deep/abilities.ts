/** [21] Special abilities: each is good for one turn, and the captain waits for the one in which it tells most. */
import type { Command, CommandOf } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';
import type { Board, Unit } from './board.ts';
import { bestOf, DONE, type OfferOf, offersOf } from './choices.ts';
import { holdsDike, menAtDike } from './defender.ts';
import { around, HORNBURG, LANDMARKS, ON_WALL, placeOf, TERRAIN } from './ground.ts';
import { isWallNow, WAYS } from './ways.ts';
import { leaderMove } from './leaders.ts';
import { danger, shotGain, strikeGain, strikeGainUp } from './outlook.ts';
import { planOf } from './plan.ts';
import { MAIN_GATE } from './works.ts';

export function chooseAbility(input: BotInput, board: Board): Command {
  const offers = input.options();
  const announced = offersOf(offers, 'announce').find(({ command }) => isTime(board, command.ability))?.command;
  return (
    announced ??
    horn(offersOf(offers, 'blowHorn'), board) ??
    cunning(offersOf(offers, 'orcCunning'), board) ??
    sortie(offersOf(offers, 'sortie'), board) ??
    glory(offersOf(offers, 'deathAndGlory'), board) ??
    DONE
  );
}

function isTime(board: Board, ability: CommandOf<'announce'>['ability']): boolean {
  const weights = board.weights.abilities;
  const late = board.view.turn >= weights.lateFrom;
  switch (ability) {
    case 'voice-of-saruman':
      return disruptedWorth(board.enemies) >= (late ? weights.voiceLate : weights.voice);
    case 'dunlending-hatred': {
      const dunlendings = board.own.filter(({ spec }) => spec.nation === 'dunland');
      return sum(dunlendings, (unit) => contact(board, unit)) >= (late ? weights.hatredLate : weights.hatred);
    }
    case 'divine-light':
      return (
        sum(board.own, (unit) => contact(board, unit) + shotGain(board, unit, unit.at)) >=
        (late ? weights.lightLate : weights.light)
      );
    case 'rear-guard':
      return menAtDike(board).length >= weights.rearGuard && !holdsDike(board);
    default:
      return false;
  }
}

function sum(units: readonly Unit[], value: (unit: Unit) => number): number {
  return units.reduce((total, unit) => total + (unit.at < 0 ? 0 : value(unit)), 0);
}

function disruptedWorth(units: readonly Unit[]): number {
  return sum(units, ({ state, worth }) => (state.disrupted ? worth : 0));
}

/** What the unit's best blow takes from where it stands, over a ladder laid this turn if need be. */
function contact(board: Board, unit: Unit): number {
  if (unit.state.disrupted) return 0;
  let most = strikeGain(board, unit, unit.at);
  if (board.side === 'westernesse' || board.view.ladders === 0 || unit.spec.cavalry) return most;
  for (const way of WAYS[unit.at] ?? []) {
    if (way.up === 1 && isWallNow(board.works, way)) most = Math.max(most, strikeGainUp(board, unit, way.to));
  }
  return most;
}

/** [21.51] When it rallies many, when the host would lose heart, or before the tower falls or the last day is over. */
function horn(offers: readonly OfferOf<'blowHorn'>[], board: Board): Command | undefined {
  const weights = board.weights.abilities;
  if (offers.length === 0) return undefined;
  const { turn, points } = board.view;
  const threatened = around(LANDMARKS.tower, 1).filter((place) => board.unitAt[place]?.spec.side === 'isengard').length;
  const due =
    turn >= weights.lastFrom ||
    points.westernesse.now >= weights.hornPoints ||
    threatened >= weights.hornThreatened ||
    disruptedWorth(board.own) >= weights.horn;
  if (!due) return undefined;
  // Who blows it stays where he is: best a leader, who would stay with the tower's guard anyhow.
  const leader = offers.find(({ command }) => board.leaders.some(({ id }) => id === command.piece));
  return (leader ?? offers[0])?.command;
}

/** [21.81] A step to behind the wall, where the unit also bars the retreat of those on it. */
function cunning(offers: readonly OfferOf<'orcCunning'>[], board: Board): Command | undefined {
  const weights = board.weights.abilities;
  if (offers.length === 0) return undefined;
  return bestOf(offers, weights.cunning, ({ command }) => {
    // The Captain rallies more where the host is.
    if (command.along) return Number.NEGATIVE_INFINITY;
    const unit = board.unit(command.unit);
    // It will be alone there, so the danger counts in full, however bold the host is.
    const value = (place: number): number => strikeGain(board, unit, place) - danger(board, unit, place);
    let gain = weights.within + value(LANDMARKS.behindCulvert) - value(unit.at);
    for (const { to } of WAYS[LANDMARKS.behindCulvert] ?? []) {
      const enemy = board.unitAt[to];
      if (enemy === undefined) gain += ON_WALL.has(to) ? weights.wayUp : 0;
      if (enemy === undefined || enemy.spec.side === board.side) continue;
      const strikers = board.own.filter(
        (other) => other.id !== unit.id && around(other.at, 1).includes(to) && contact(board, other) > 0,
      );
      if (strikers.length > 0) gain += weights.cornered * enemy.worth;
    }
    return gain;
  })?.command;
}

/** [21.41] At who brings the ram or fire, when little waits outside for those who come out. */
function sortie(offers: readonly OfferOf<'sortie'>[], board: Board): Command | undefined {
  const weights = board.weights.abilities;
  const target = board.unitAt[MAIN_GATE.outside];
  const aragorn = board.leaders.find(({ id }) => id === 'aragorn');
  const unit = board.unitAt[aragorn?.at ?? -1];
  if (offers.length === 0 || target?.spec.side !== 'isengard' || aragorn === undefined || unit === undefined)
    return undefined;
  if (unit.strengths.attack === undefined) return undefined;
  const risk = danger(board, unit, LANDMARKS.beforeSallyPort);
  const gain =
    weights.sortieTakes * target.worth +
    (board.loads.has(target.id) ? weights.sortieLoad : 0) -
    risk * (1 + aragorn.worth / (weights.sortieLeader * unit.worth));
  return gain >= weights.sortie ? offers[0]?.command : undefined;
}

/** [21.21] Within the fortress only, when there is somebody to ride down and the king's riders leave no level empty. */
function glory(offers: readonly OfferOf<'deathAndGlory'>[], board: Board): Command | undefined {
  const weights = board.weights.abilities;
  const theoden = board.leaders.find(({ id }) => id === 'theoden');
  if (offers.length === 0 || theoden === undefined) return undefined;
  const prey = around(theoden.at, weights.gloryRange).filter(
    (place) => HORNBURG.has(place) && board.unitAt[place]?.spec.side === 'isengard',
  );
  if (prey.length < weights.gloryPrey) return undefined;
  return offers.find(({ command }) => holdsLevels(board, command.units, theoden.at))?.command;
}

/** [23.2] Is a unit in good order left in every level in which there is one, when these go to one place? */
function holdsLevels({ own }: Board, riders: readonly string[], to: number): boolean {
  return TERRAIN.levels.every(({ places }) => {
    const held = own.filter(({ at, state }) => places.includes(at) && !state.disrupted);
    return held.length === 0 || places.includes(to) || held.some(({ id }) => !riders.includes(id));
  });
}

/** [21.31] Everybody who gains by it goes home. */
export function chooseRearGuard(input: BotInput, board: Board): Command {
  const plan = planOf(board);
  const men = menAtDike(board).toSorted((a, b) => plan.distance(a) - plan.distance(b));
  for (const unit of men) {
    const value = (place: number): number =>
      board.unitAt[place] === undefined || place === unit.at
        ? plan.wish(unit, place) - danger(board, unit, place)
        : Number.NEGATIVE_INFINITY;
    const best = bestOf(offersOf(input.optionsOf(unit.id), 'move'), value(unit.at), ({ command }) =>
      value(placeOf(command.path[command.path.length - 1] ?? '')),
    );
    if (best !== undefined) return best.command;
  }
  return leaderMove(input, board) ?? DONE;
}

/** [14.22] Everybody comes, where it is safest. */
export function chooseArrival(input: BotInput, board: Board): Command {
  const arrival = bestOf(offersOf(input.options(), 'arrive'), Number.NEGATIVE_INFINITY, ({ command }) => {
    const unit = board.own.find(({ id }) => id === command.piece);
    const place = placeOf(command.hex);
    const enemy = board.unitAt[place]?.spec.side === 'isengard' ? board.weights.abilities.arrivalOnEnemy : 0;
    return unit === undefined ? -LEADERS_LAST : enemy - danger(board, unit, place);
  });
  return arrival?.command ?? DONE;
}

const LEADERS_LAST = 1000;

/** A blow out of the ordinary costs nothing. */
export function chooseStrike(input: BotInput, board: Board): Command | undefined {
  const offers = input.options();
  const blow = bestOf(offersOf(offers, 'attack'), 0, ({ command, odds }) =>
    odds === undefined ? 0 : board.worths.expectedShare(odds) * board.unit(command.target).worth,
  );
  return blow?.command;
}
