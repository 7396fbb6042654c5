/**
 * The yardstick: takes of all that is legal now what is worth most by the odds offered, and looks at nothing else. Who
 * moves goes as near to an enemy as he can.
 */
import { type Board, hexesBetween, makeBoard } from './board.ts';
import type { Bot, BotInput } from './bot.ts';
import { anything, bestOf, type Offer } from './choices.ts';
import { chooseAttack, chooseDuel, chooseRally, chooseShot } from './combat.ts';
import { chooseDeployment } from './deployment.ts';
import { engineValue } from './engines.ts';
import { pouredOn } from './oil.ts';
import { placeOf } from './ways.ts';
import { GONDOR_WEIGHTS } from './weights.ts';

export const gondorGreedy: Bot = {
  name: 'The greedy',
  choose(input) {
    const board = makeBoard(input.view, input.side, GONDOR_WEIGHTS);
    switch (input.view.decision?.kind) {
      case 'deployment':
        return chooseDeployment(input, board);
      case 'missile':
        return chooseShot(input, board);
      case 'duel':
        return chooseDuel(input, board);
      case 'melee':
        return chooseAttack(input, board);
      case 'rally':
        return chooseRally(input, board);
      default:
        return bestOf(offersTo(input, board), 0, (offer) => worthOf(board, offer)) ?? anything(input);
    }
  },
};

/** In movement the first piece that gains by a move is enough; elsewhere all is looked at. */
function offersTo(input: BotInput, board: Board): readonly Offer[] {
  if (input.view.decision?.kind !== 'movement') return input.options();
  for (const { id, state } of board.own) {
    if (state.moved || state.disrupted) continue;
    const offers = input.optionsOf(id);
    if (offers.some((offer) => worthOf(board, offer) > 0)) return offers;
  }
  return input.optionsOf(null);
}

function worthOf(board: Board, offer: Offer): number {
  const { command, odds } = offer;
  switch (command.type) {
    case 'move': {
      const from = board.units.get(command.piece)?.at;
      if (from === undefined) return 0;
      return nearness(board, placeOf(command.path.at(-1) ?? '')) - nearness(board, from);
    }
    case 'cast':
      return odds === undefined ? 1 : 1 / command.points;
    case 'pourOil':
      return pouredOn(board, command.target);
    case 'advance':
      return 1;
    default:
      return engineValue(board, offer);
  }
}

const FARTHEST = 60;
const NEAREST = new WeakMap<Board, Map<number, number>>();

/** Greater the nearer the next enemy is; least of all off the map. */
function nearness(board: Board, place: number): number {
  if (place < 0) return -FARTHEST;
  const known = NEAREST.get(board) ?? new Map<number, number>();
  NEAREST.set(board, known);
  let nearest = known.get(place);
  if (nearest === undefined) {
    nearest = Math.min(FARTHEST, ...board.enemies.map(({ at }) => hexesBetween(at, place)));
    known.set(place, nearest);
  }
  return -nearest;
}
