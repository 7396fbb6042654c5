/**
 * A computer player of Gondor with a plan for each phase: it tells off its units to goals, keeps to a few principles of a
 * careful commander, and reckons with the odds it is offered. It remembers nothing from one decision to the next.
 */
import type { GondorCommand } from '@warbeacon/siege';
import { type Board, makeBoard } from './board.ts';
import type { Bot, BotInput } from './bot.ts';
import { anything } from './choices.ts';
import { chooseAttack, chooseDuel, chooseRally, chooseShot } from './combat.ts';
import { chooseAdvance, chooseCompany, chooseRetreat, chooseStalemate, chooseWithdrawal } from './decisions.ts';
import { chooseDeployment } from './deployment.ts';
import { chooseEngine } from './engines.ts';
import { chooseMagic } from './magic.ts';
import { chooseMove, makeRoom } from './movement.ts';
import { choosePouring } from './oil.ts';
import { GONDOR_WEIGHTS, type GondorWeights } from './weights.ts';

/** The captain of Gondor, or one who weighs things otherwise. */
export function makeGondorCaptain(weights: GondorWeights = GONDOR_WEIGHTS): Bot {
  return {
    name: 'The captain',
    choose(input) {
      return decide(input, makeBoard(input.view, input.side, weights)) ?? anything(input);
    },
  };
}

export const gondorCaptain = makeGondorCaptain();

function decide(input: BotInput, board: Board): GondorCommand | undefined {
  switch (input.view.decision?.kind) {
    case 'deployment':
      return chooseDeployment(input, board);
    case 'movement':
      return chooseMove(input, board);
    case 'make-room':
      return makeRoom(input, board);
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
    case 'siege':
      return chooseEngine(input, board);
    case 'magic':
      return chooseMagic(input, board);
    case 'stalemate':
      return chooseStalemate(input, board);
    case 'oil':
      return choosePouring(input, board);
    default:
      return undefined;
  }
}
