/**
 * A computer player with a plan: it keeps to a few principles of a careful commander, reckons with the odds it is
 * offered, and looks no further than the enemy's next turn. It remembers nothing from one decision to the next.
 */
import type { Command } from '@warbeacon/siege';
import type { Bot, BotInput } from './bot.ts';
import { chooseAbility, chooseArrival, chooseRearGuard, chooseStrike } from './abilities.ts';
import { type Board, makeBoard, makeMind } from './board.ts';
import { chooseAttack, chooseDuel, chooseRally, chooseShot } from './combat.ts';
import { chooseAdvance, chooseCompany, chooseRetreat, chooseWithdrawal } from './decisions.ts';
import { chooseDeployment } from './deployment.ts';
import { anything } from './fallback.ts';
import { chooseMove, makeRoom } from './movement.ts';
import { chooseRocks } from './rocks.ts';
import { chooseSiege } from './siege.ts';
import { type Weights, WEIGHTS } from './weights.ts';

/** The captain, or one who weighs things otherwise. */
export function makeCaptain(weights: Weights = WEIGHTS): Bot {
  const mind = makeMind(weights);
  return {
    name: 'The captain',
    choose(input) {
      return decide(input, makeBoard(input.view, input.side, mind)) ?? anything(input);
    },
  };
}

export const captain = makeCaptain();

function decide(input: BotInput, board: Board): Command | undefined {
  const { decision } = input.view;
  switch (decision?.kind) {
    case 'deployment':
      return chooseDeployment(input, board);
    case 'movement':
      return chooseMove(input, board);
    case 'make-room':
      return makeRoom(input, board, decision.piece ?? '');
    case 'missile':
      return chooseShot(input, board);
    case 'duel':
      return chooseDuel(input, board);
    case 'melee':
      return chooseAttack(input, board);
    case 'retreat':
    case 'displace':
      return chooseRetreat(input, board);
    case 'retreat-before':
      return chooseWithdrawal(input, board);
    case 'advance':
      return chooseAdvance(input, board);
    case 'follow':
    case 'join':
    case 'retreat-leader':
      return chooseCompany(input, board);
    case 'rally':
      return chooseRally(input, board);
    case 'abilities':
      return chooseAbility(input, board);
    case 'rear-guard':
      return chooseRearGuard(input, board);
    case 'arrivals':
      return chooseArrival(input, board);
    case 'strike':
      return chooseStrike(input, board);
    case 'siege':
      return chooseSiege(input, board);
    case 'rocks':
      return chooseRocks(input, board);
    default:
      return undefined;
  }
}
