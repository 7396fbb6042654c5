/** [20.8] Rocks: where they are laid out, real and sham, and on whom they fall. */
import type { Command } from '@warbeacon/siege';
import { MARKERS } from '@warbeacon/siege/helms-deep';
import type { BotInput } from './bot.ts';
import type { Board, Unit } from './board.ts';
import { bestOf, offersOf } from './choices.ts';
import { BEHIND_WALL, HORNBURG, placeOf } from './ground.ts';
import { WAYS } from './ways.ts';
import { lossWhenStoned } from './outlook.ts';

const { real: REAL, dummy: DUMMIES } = MARKERS.rocks;

/** The next counter of rocks to be laid out, or `undefined` when all are. */
export function layOutRocks(input: BotInput, board: Board): Command | undefined {
  const laid = Object.values(board.view.markers).filter(({ kind }) => kind === 'rocks');
  const dummies = laid.filter(({ dummy }) => dummy === true).length;
  const left = { real: REAL - (laid.length - dummies), dummy: DUMMIES - dummies };
  if (left.real + left.dummy <= 0) return undefined;
  // By turns of chance, so that the order in which they are laid tells nothing.
  const dummy = input.random() * (left.real + left.dummy) >= left.real;
  const offers = offersOf(input.optionsOf(null), 'placeRocks').filter(({ command }) => command.dummy === dummy);
  const likely = offers.map(({ command }) => weightOf(board, command.hex, dummy));
  let point = input.random() * likely.reduce((sum, weight) => sum + weight, 0);
  return offers.find((_, i) => (point -= likely[i] ?? 0) < 0)?.command ?? offers[0]?.command;
}

function weightOf({ weights }: Board, hex: string, dummy: boolean): number {
  const { likely, within, otherWall, realPower, needed, dummyWhereNeeded } = weights.rocks;
  const weight = likely[hex] ?? (HORNBURG.has(placeOf(hex)) ? within : otherWall);
  // Dummies are believed only where real ones could lie, but not in the very place where those are needed.
  return dummy ? Math.sqrt(weight) / (weight >= needed ? dummyWhereNeeded : 1) : weight ** realPower;
}

export function chooseRocks(input: BotInput, board: Board): Command {
  const weights = board.weights.rocks;
  const drop = bestOf(offersOf(input.options(), 'dropRocks'), 0, ({ command }) => {
    const rocks = board.view.markers[command.rocks];
    const target = board.unit(command.target);
    const place = placeOf(rocks?.hex ?? '');
    return targetValue(board, target) - (isLastChance(board, place) ? weights.lastChance : weights.worthDropping);
  });
  return drop?.command ?? { type: 'pass' };
}

function targetValue(board: Board, target: Unit): number {
  const weights = board.weights.rocks;
  const load = board.loads.get(target.id);
  return (
    lossWhenStoned(board, target) +
    (board.works.ladders.has(target.at) ? weights.onLadder : 0) +
    (load === undefined ? 0 : load.kind === 'ram' ? weights.withRam : weights.withFire)
  );
}

/** The end of the game is near, or enemies who climb will have driven the unit away before the next chance. */
function isLastChance(board: Board, place: number): boolean {
  const weights = board.weights.rocks;
  if (board.view.turn >= weights.lateFrom) return true;
  const ways = WAYS[place] ?? [];
  const pressing = ways.filter(({ to }) => {
    const enemy = board.unitAt[to];
    return enemy !== undefined && enemy.spec.side !== board.side && !enemy.state.disrupted;
  });
  const climbing = pressing.some(({ to }) => board.works.ladders.get(to) === place || BEHIND_WALL.has(to));
  return climbing && pressing.length > 1;
}
