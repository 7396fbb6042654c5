/** [20.8] Rocks: where they are laid out, real and sham, and on whom they fall. */
import type { Command } from '@warbeacon/siege';
import type { BotInput } from '../bot.ts';
import type { Board, Unit } from './board.ts';
import { bestOf, offersOf } from './choices.ts';
import { BEHIND_WALL, HORNBURG, placeOf, TERRAIN } from './ground.ts';
import { lossWhenStoned } from './outlook.ts';

const REAL = 6;
const DUMMIES = 6;

/** How readily real rocks are laid out in a hex, where attackers are looked for; elsewhere `OTHER_WALL`, and hardly within. */
const LIKELY: ReadonlyMap<number, number> = new Map(
  Object.entries({
    '0810': 12,
    '1410': 10,
    '1310': 6,
    '1510': 6,
    '1610': 6,
    '1209': 4,
    '1710': 4,
    '1809': 3,
    '1909': 3,
    '1010': 3,
  }).map(([hex, weight]) => [placeOf(hex), weight]),
);
const OTHER_WALL = 1;
const WITHIN = 0.2;

/** Points that rocks must take on average to be worth dropping; less when they may not get another chance. */
const WORTH_DROPPING = 3;
const LAST_CHANCE = 1.2;
const LATE = 18;
/** Who climbs, rams or burns is worth more than his counter. */
const ON_LADDER = 1;
const WITH_RAM = 3;
const WITH_FIRE = 2;

/** The next counter of rocks to be laid out, or `undefined` when all are. */
export function layOutRocks(input: BotInput, board: Board): Command | undefined {
  const laid = Object.values(board.view.markers).filter(({ kind }) => kind === 'rocks');
  const dummies = laid.filter(({ dummy }) => dummy === true).length;
  const left = { real: REAL - (laid.length - dummies), dummy: DUMMIES - dummies };
  if (left.real + left.dummy <= 0) return undefined;
  // By turns of chance, so that the order in which they are laid tells nothing.
  const dummy = input.random() * (left.real + left.dummy) >= left.real;
  const offers = offersOf(input.optionsOf(null), 'placeRocks').filter(({ command }) => command.dummy === dummy);
  const weights = offers.map(({ command }) => weightOf(placeOf(command.hex), dummy));
  let point = input.random() * weights.reduce((sum, weight) => sum + weight, 0);
  return offers.find((_, i) => (point -= weights[i] ?? 0) < 0)?.command ?? offers[0]?.command;
}

function weightOf(place: number, dummy: boolean): number {
  const likely = LIKELY.get(place) ?? (HORNBURG.has(place) ? WITHIN : OTHER_WALL);
  // Dummies are believed only where real ones could lie, but not in the very place where those are needed.
  return dummy ? Math.sqrt(likely) / (likely >= 10 ? 6 : 1) : likely ** 1.5;
}

export function chooseRocks(input: BotInput, board: Board): Command {
  const drop = bestOf(offersOf(input.options(), 'dropRocks'), 0, ({ command }) => {
    const rocks = board.view.markers[command.rocks];
    const target = board.unit(command.target);
    const place = placeOf(rocks?.hex ?? '');
    return targetValue(board, target) - (isLastChance(board, place) ? LAST_CHANCE : WORTH_DROPPING);
  });
  return drop?.command ?? { type: 'pass' };
}

function targetValue(board: Board, target: Unit): number {
  const load = board.loads.get(target.id);
  return (
    lossWhenStoned(board, target) +
    (board.works.ladders.has(target.at) ? ON_LADDER : 0) +
    (load === undefined ? 0 : load.kind === 'ram' ? WITH_RAM : WITH_FIRE)
  );
}

/** The end of the game is near, or enemies who climb will have driven the unit away before the next chance. */
function isLastChance(board: Board, place: number): boolean {
  if (board.view.turn >= LATE) return true;
  const links = TERRAIN.links[place] ?? [];
  const pressing = links.filter(({ to }) => {
    const enemy = board.unitAt[to];
    return enemy !== undefined && enemy.spec.side !== board.side && !enemy.state.disrupted;
  });
  const climbing = pressing.some(({ to }) => board.works.ladders.get(to) === place || BEHIND_WALL.has(to));
  return climbing && pressing.length > 1;
}
